drop policy if exists crm_message_files_server on public.crm_message_files;
create policy crm_message_files_server on public.crm_message_files
  for select to service_role using (true);

-- Files of a message for users who may read it; files of an unsent message for the user who uploaded them.
drop policy if exists crm_message_files_staff on public.crm_message_files;
create policy crm_message_files_staff on public.crm_message_files for select to authenticated
  using (case when message_id is null
    then uploaded_by = (select private.uid())
      and (select public.has_permission((select private.uid()), 'crm', 'read'))
    else exists (select from public.crm_messages m where m.id = message_id) end);

create or replace trigger erase_message_file after delete on public.crm_message_files
  for each row execute function private.erase_message_file();
