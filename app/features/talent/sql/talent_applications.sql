drop policy if exists talent_applications_server on public.talent_applications;
create policy talent_applications_server on public.talent_applications
  for select to service_role using (true);

create or replace trigger forget_stranger_mails after delete on public.talent_applications
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
