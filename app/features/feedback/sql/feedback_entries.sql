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

-- Triggers of the previous release, which had one for each step.
drop trigger if exists a_follow_merge on public.feedback_entries;
drop trigger if exists bring_duplicates on public.feedback_entries;
drop trigger if exists keep_idea_words on public.feedback_entries;
drop trigger if exists mark_nps_day on public.feedback_entries;
drop trigger if exists mark_nps_day_of_change on public.feedback_entries;
drop trigger if exists mark_nps_day_of_gone on public.feedback_entries;
drop trigger if exists move_feedback on public.feedback_entries;
drop trigger if exists resolve_duplicate on public.feedback_entries;
drop function if exists private.bring_duplicates(), private.mark_nps_day();

create or replace trigger feedback_entries_before_insert before insert on public.feedback_entries
  for each row execute function private.feedback_entries_before_insert();
create or replace trigger feedback_entries_after_insert after insert on public.feedback_entries
  for each row execute function private.feedback_entries_after_insert();
create or replace trigger feedback_entries_before_update before update on public.feedback_entries
  for each row when ((old.contact_id, old.status, old.duplicate_of)
    is distinct from (new.contact_id, new.status, new.duplicate_of))
  execute function private.feedback_entries_before_update();
create or replace trigger feedback_entries_after_update after update on public.feedback_entries
  for each row when (old.* is distinct from new.*)
  execute function private.feedback_entries_after_update();
create or replace trigger feedback_entries_after_delete after delete on public.feedback_entries
  for each row when (old.type = 'nps')
  execute function private.feedback_entries_after_delete();
create or replace trigger hand_over_feedback after delete on public.feedback_entries
  referencing old table as gone for each statement execute function private.hand_over_feedback();
create or replace trigger count_voices_of_new after insert on public.feedback_entries
  referencing new table as fresh for each statement execute function private.count_voices();
create or replace trigger count_voices_of_changed after update on public.feedback_entries
  referencing old table as gone new table as fresh
  for each statement execute function private.count_voices();
create or replace trigger count_voices_of_gone after delete on public.feedback_entries
  referencing old table as gone for each statement execute function private.count_voices();
drop trigger if exists count_feedback on public.feedback_entries;
create trigger count_feedback after insert on public.feedback_entries
  referencing new table as fresh for each statement execute function private.count_feedback();
create or replace trigger count_changed_feedback after update on public.feedback_entries
  referencing old table as gone new table as fresh
  for each statement execute function private.count_feedback();
create or replace trigger count_gone_feedback after delete on public.feedback_entries
  referencing old table as gone for each statement execute function private.count_feedback();
create or replace trigger forget_entry_words before delete on public.feedback_entries
  for each row execute function private.forget_entry_words();
create or replace trigger forget_stranger_mails after delete on public.feedback_entries
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
