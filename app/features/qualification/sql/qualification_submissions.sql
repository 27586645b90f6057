drop policy if exists qualification_submissions_send on public.qualification_submissions;
create policy qualification_submissions_send on public.qualification_submissions
  for insert to anon, authenticated with check (status = 'new');

drop policy if exists qualification_submissions_server on public.qualification_submissions;
create policy qualification_submissions_server on public.qualification_submissions
  for select to service_role using (true);

drop policy if exists qualification_submissions_staff on public.qualification_submissions;
create policy qualification_submissions_staff on public.qualification_submissions
  for select to authenticated
  using (source = any ((select private.lead_sources_in('read'))::text[])
    or (select private.in_every_product('crm', 'read')));

drop policy if exists qualification_submissions_move on public.qualification_submissions;
create policy qualification_submissions_move on public.qualification_submissions
  for update to authenticated
  using (source = any ((select private.lead_sources_in('update'))::text[])
    or (select private.in_every_product('crm', 'update')))
  with check (source = any ((select private.lead_sources_in('update'))::text[])
    or (select private.in_every_product('crm', 'update')));

-- Triggers of the previous release, which had one for each step.
drop trigger if exists a_follow_merge on public.qualification_submissions;
drop trigger if exists record_status_change on public.qualification_submissions;
drop trigger if exists receive_lead on public.qualification_submissions;
drop trigger if exists follow_up_lead on public.qualification_submissions;
drop trigger if exists check_lead_move on public.qualification_submissions;
drop trigger if exists refit_snapshot on public.qualification_submissions;
drop trigger if exists set_person_key on public.qualification_submissions;
drop trigger if exists keep_lead_words on public.qualification_submissions;
drop trigger if exists link_deal_to_lead on public.qualification_submissions;
drop trigger if exists record_lead_status on public.qualification_submissions;
drop trigger if exists take_lead_owner on public.qualification_submissions;
drop trigger if exists take_lead_owner_cleared on public.qualification_submissions;
drop trigger if exists forget_owner_sought on public.qualification_submissions;
drop trigger if exists mark_lead_day on public.qualification_submissions;
drop trigger if exists mark_lead_day_of_change on public.qualification_submissions;
drop trigger if exists mark_lead_day_of_gone on public.qualification_submissions;
drop trigger if exists queue_lead_arrival on public.qualification_submissions;
drop trigger if exists queue_cleared_lead on public.qualification_submissions;
drop trigger if exists service_of_lead on public.qualification_submissions;
drop trigger if exists start_answer_clock on public.qualification_submissions;
drop trigger if exists keep_answer_clock on public.qualification_submissions;
drop trigger if exists score_lead on public.qualification_submissions;
drop trigger if exists score_changed_lead on public.qualification_submissions;
drop function if exists
  private.set_person_key(), private.take_lead_owner(), private.forget_owner_sought(),
  private.record_lead_status(), private.record_status_change(), private.mark_lead_day(),
  private.follow_up_lead(), private.link_deal_to_lead(), private.name_service(), private.start_answer_clock();

create or replace trigger qualification_submissions_before_insert
  before insert on public.qualification_submissions
  for each row execute function private.qualification_submissions_before_insert();
create or replace trigger qualification_submissions_after_insert
  after insert on public.qualification_submissions
  for each row execute function private.qualification_submissions_after_insert();
create or replace trigger qualification_submissions_before_update
  before update on public.qualification_submissions
  for each row when (old.* is distinct from new.* or new.person_key = '')
  execute function private.qualification_submissions_before_update();
create or replace trigger qualification_submissions_after_update
  after update on public.qualification_submissions
  for each row when (old.* is distinct from new.*)
  execute function private.qualification_submissions_after_update();
-- A trigger of its own, for statements that set an owner: assignments by a rule are recorded with the rule.
create or replace trigger record_lead_owner after update of owner_id on public.qualification_submissions
  for each row when (old.owner_id is distinct from new.owner_id)
  execute function private.record_lead_owner();
create or replace trigger qualification_submissions_after_delete
  after delete on public.qualification_submissions
  for each row execute function private.qualification_submissions_after_delete();
create or replace trigger forget_stranger_mails after delete on public.qualification_submissions
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
