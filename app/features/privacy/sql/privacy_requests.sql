drop policy if exists privacy_requests_staff on public.privacy_requests;
create policy privacy_requests_staff on public.privacy_requests for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));

drop policy if exists privacy_requests_server on public.privacy_requests;
create policy privacy_requests_server on public.privacy_requests for select to service_role
  using (true);

create or replace trigger forget_stranger_mails after delete on public.privacy_requests
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
