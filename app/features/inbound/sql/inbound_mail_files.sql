drop policy if exists inbound_mail_files_server on public.inbound_mail_files;
create policy inbound_mail_files_server on public.inbound_mail_files
  for select to service_role using (true);

drop policy if exists inbound_mail_files_staff on public.inbound_mail_files;
create policy inbound_mail_files_staff on public.inbound_mail_files for select to authenticated
  using (exists (select from public.inbound_mails m where m.id = mail_id));

create or replace trigger erase_inbound_file after delete on public.inbound_mail_files
  for each row execute function private.erase_inbound_file();
