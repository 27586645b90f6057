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

create or replace trigger a_follow_merge before insert or update of contact_id on public.feedback_entries
  for each row execute function private.follow_merge();
create or replace trigger move_feedback before update of status on public.feedback_entries
  for each row when (old.status is distinct from new.status)
  execute function private.move_feedback();
create or replace trigger resolve_duplicate before insert or update of duplicate_of
  on public.feedback_entries for each row when (new.duplicate_of is not null)
  execute function private.resolve_duplicate();
create or replace trigger bring_duplicates after insert or update of duplicate_of
  on public.feedback_entries for each row when (new.duplicate_of is not null)
  execute function private.bring_duplicates();
create or replace trigger keep_idea_words
  after insert or update of type, protocol, author_name, author_email, verbatim
  on public.feedback_entries for each row when (new.type = 'ideia')
  execute function private.keep_idea_words();
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
create or replace trigger mark_nps_day after insert on public.feedback_entries
  for each row when (new.type = 'nps') execute function private.mark_nps_day();
create or replace trigger mark_nps_day_of_change after update on public.feedback_entries
  for each row when ('nps' in (old.type, new.type)
    and (old.status, old.type, old.score, old.project_id)
      is distinct from (new.status, new.type, new.score, new.project_id))
  execute function private.mark_nps_day();
create or replace trigger mark_nps_day_of_gone after delete on public.feedback_entries
  for each row when (old.type = 'nps') execute function private.mark_nps_day();
