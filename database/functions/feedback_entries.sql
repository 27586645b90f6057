drop policy if exists feedback_entries_server on public.feedback_entries;
create policy feedback_entries_server on public.feedback_entries
  for select to service_role using (true);

drop policy if exists feedback_entries_staff on public.feedback_entries;
create policy feedback_entries_staff on public.feedback_entries
  for select to authenticated
  using (project_id = any ((select private.feedback_projects_in('read'))::uuid[]));

drop policy if exists feedback_entries_move on public.feedback_entries;
create policy feedback_entries_move on public.feedback_entries
  for update to authenticated
  using (project_id = any ((select private.feedback_projects_in('update'))::uuid[]))
  with check (project_id = any ((select private.feedback_projects_in('update'))::uuid[]));

create or replace trigger move_feedback before update of status on public.feedback_entries
  for each row when (old.status is distinct from new.status)
  execute function private.move_feedback();
create or replace trigger count_feedback after insert on public.feedback_entries
  for each row when (new.review_reason is distinct from 'honeypot')
  execute function private.count_feedback();
create or replace trigger forget_entry_words before delete on public.feedback_entries
  for each row execute function private.forget_entry_words();
create or replace trigger forget_stranger_mails after delete on public.feedback_entries
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create or replace trigger mark_nps_day after insert on public.feedback_entries
  for each row when (new.type = 'nps') execute function private.mark_nps_day();
create or replace trigger mark_nps_day_of_change after update on public.feedback_entries
  for each row when ('nps' in (old.type, new.type)
    and (old.status, old.type, old.score, old.project_id)
      is distinct from (new.status, new.type, new.score, new.project_id))
  execute function private.mark_nps_day();
create or replace trigger mark_nps_day_of_gone after delete on public.feedback_entries
  for each row when (old.type = 'nps') execute function private.mark_nps_day();
