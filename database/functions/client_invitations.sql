drop policy if exists client_invitations_server on public.client_invitations;
create policy client_invitations_server on public.client_invitations for select to service_role
  using (true);

drop policy if exists client_invitations_staff on public.client_invitations;
create policy client_invitations_staff on public.client_invitations for select to authenticated
  using ((select public.has_permission((select private.uid()), 'projects', 'read')));
