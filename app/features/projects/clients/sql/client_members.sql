drop policy if exists client_members_server on public.client_members;
create policy client_members_server on public.client_members for select to service_role using (true);

drop policy if exists client_members_people on public.client_members;
create policy client_members_people on public.client_members for select to authenticated
  using (private.is_member(organization_id));

drop policy if exists client_members_staff on public.client_members;
create policy client_members_staff on public.client_members for select to authenticated
  using ((select private.in_every_product('projects', 'read')) or exists (
    select from public.client_organizations o where o.id = organization_id
      and o.products && (select private.products_in('projects', 'read'))::text[]));

create or replace trigger a_follow_merge before insert or update of contact_id on public.client_members
  for each row execute function private.follow_merge();
create or replace trigger record_member after insert or update or delete on public.client_members
  for each row execute function private.record_member();
