drop policy if exists client_invitations_server on public.client_invitations;
create policy client_invitations_server on public.client_invitations for select to service_role
  using (true);

drop policy if exists client_invitations_staff on public.client_invitations;
create policy client_invitations_staff on public.client_invitations for select to authenticated
  using ((select private.in_every_product('projects', 'read')) or exists (
    select from public.client_organizations o where o.id = organization_id
      and o.products && (select private.products_in('projects', 'read'))::text[]));
