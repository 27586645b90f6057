drop policy if exists note_files_server on public.note_files;
create policy note_files_server on public.note_files for select to service_role using (true);

-- Files of a note for users who may read it, by the policies of notes; files without a note for their uploader.
drop policy if exists note_files_staff on public.note_files;
create policy note_files_staff on public.note_files for select to authenticated
  using (case when lead_note_id is not null
      then exists (select from public.lead_notes n where n.id = lead_note_id)
    when ticket_note_id is not null
      then exists (select from public.ticket_notes n where n.id = ticket_note_id)
    when crm_note_id is not null
      then exists (select from public.crm_notes n where n.id = crm_note_id)
    when project_note_id is not null
      then exists (select from public.project_notes n where n.id = project_note_id)
    else uploaded_by = (select private.uid())
      and ((select public.has_permission((select private.uid()), 'crm', 'update'))
        or (select public.has_permission((select private.uid()), 'feedback', 'update'))
        or (select public.has_permission((select private.uid()), 'projects', 'update'))) end);

create or replace trigger erase_note_file after delete on public.note_files
  for each row execute function private.erase_note_file();
