drop policy if exists project_notes_server on public.project_notes;
create policy project_notes_server on public.project_notes for select to service_role using (true);

-- Staff only: on purpose without a policy for clients.
drop policy if exists project_notes_staff on public.project_notes;
create policy project_notes_staff on public.project_notes for select to authenticated
  using (removed_at is null and (select private.products_in('projects', 'read'))::text[] <> '{}'
    and exists (select from public.projects p where p.id = project_id
      and p.product = any ((select private.products_in('projects', 'read'))::text[])));

-- Commits with a notification run one at a time, which is fast enough for the few writes of staff.
create or replace trigger announce_project_notes after insert or update on public.project_notes
  for each statement execute function private.announce_list('projects');
create or replace trigger forget_note_mails after delete on public.project_notes
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
