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

create or replace trigger a_follow_merge before insert or update of contact_id on public.qualification_submissions
  for each row execute function private.follow_merge();
create or replace trigger record_status_change
  after update of status on public.qualification_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.record_status_change();
create or replace trigger receive_lead before insert on public.qualification_submissions
  for each row execute function private.receive_lead();
-- None for spam, and none above the hourly limit of an address: nobody mails through this form.
create or replace trigger follow_up_lead after insert on public.qualification_submissions
  for each row when (new.status <> 'spam' and new.review_reason is distinct from 'address_limit')
  execute function private.follow_up_lead();
create or replace trigger check_lead_move
  before update of status on public.qualification_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.check_lead_move();
-- Its name comes after receive_lead, which puts the questions of today.
create or replace trigger refit_snapshot before insert on public.qualification_submissions
  for each row when (new.form_id is not null and jsonb_typeof(new.form_data) = 'object')
  execute function private.fit_snapshot();
-- Triggers of one kind fire by name: this one after receive_lead.
create or replace trigger set_person_key before insert or update of contact_id
  on public.qualification_submissions
  for each row execute function private.set_person_key();
create or replace trigger forget_stranger_mails after delete on public.qualification_submissions
  referencing old table as gone for each statement execute function private.forget_stranger_mails();

create or replace trigger keep_lead_words
  after insert or update of status, review_reason, cleared_at, contact_id, created_at, source, protocol, form_data
  on public.qualification_submissions
  for each row execute function private.keep_lead_words();
create or replace trigger link_deal_to_lead after insert on public.qualification_submissions
  for each row when (new.deal_id is not null) execute function private.link_deal_to_lead();
create or replace trigger record_lead_status after update of status on public.qualification_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.record_lead_status();
-- Its name comes after all that make a lead what it is: contact, deal, questions.
create or replace trigger take_lead_owner before insert on public.qualification_submissions
  for each row when (new.status <> 'spam') execute function private.take_lead_owner();
-- Until somebody has looked, what stands with spam is nobody's.
create or replace trigger take_lead_owner_cleared before update of status, cleared_at
  on public.qualification_submissions
  for each row when (new.owner_id is null and new.status <> 'spam'
    and (old.status = 'spam' or old.status = 'new' and old.review_reason is not null))
  execute function private.take_lead_owner();
create or replace trigger forget_owner_sought before update of owner_id, status
  on public.qualification_submissions
  for each row when (new.owner_sought_at is not null
    and (new.owner_id is not null or new.status not in ('new', 'contacted')))
  execute function private.forget_owner_sought();
-- What a rule gives is on record with the rule: this is what somebody has asked for.
create or replace trigger record_lead_owner after update of owner_id on public.qualification_submissions
  for each row when (old.owner_id is distinct from new.owner_id)
  execute function private.record_lead_owner();
-- Figures of the day on which it came; what waits for them is nobody's row.
create or replace trigger mark_lead_day after insert on public.qualification_submissions
  for each row when (new.status <> 'spam') execute function private.mark_lead_day();
create or replace trigger mark_lead_day_of_change after update on public.qualification_submissions
  for each row when ((old.status, old.review_reason, old.cleared_at, old.source, old.created_at,
      old.deal_id, old.answer_target, old.answered_at, old.answer_seconds)
    is distinct from (new.status, new.review_reason, new.cleared_at, new.source, new.created_at,
      new.deal_id, new.answer_target, new.answered_at, new.answer_seconds))
  execute function private.mark_lead_day();
create or replace trigger mark_lead_day_of_gone after delete on public.qualification_submissions
  for each row execute function private.mark_lead_day();
create or replace trigger queue_lead_arrival after insert on public.qualification_submissions
  for each row when (new.status <> 'spam') execute function private.queue_lead_arrival();
-- Somebody has said that it is none: for rules it arrives now.
create or replace trigger queue_cleared_lead
  after update of status, cleared_at on public.qualification_submissions
  for each row when (new.status <> 'spam' and (old.status = 'spam' or old.cleared_at is null
      -- As private.place_of_lead, which whoever moves a lead may not call.
      and old.status = 'new' and old.review_reason in ('address_limit', 'too_fast', 'no_identity')))
  execute function private.queue_lead_arrival();

-- By name after receive_lead and refit_snapshot, before what asks for the service.
create or replace trigger service_of_lead before insert on public.qualification_submissions
  for each row execute function private.name_service();
create or replace trigger start_answer_clock before insert on public.qualification_submissions
  for each row execute function private.start_answer_clock();
-- By name after check_lead_move.
create or replace trigger keep_answer_clock
  before update of status, cleared_at on public.qualification_submissions
  for each row when (old.status is distinct from new.status or old.cleared_at is distinct from new.cleared_at)
  execute function private.keep_answer_clock();
-- Its name comes after receive_lead and refit_snapshot, which find the contact and the questions.
create or replace trigger score_lead before insert on public.qualification_submissions
  for each row execute function private.score_lead();
create or replace trigger score_changed_lead
  before update of contact_id, form_data, source, utm_source, utm_medium, utm_campaign
  on public.qualification_submissions for each row
  when ((old.contact_id, old.form_data, old.source, old.utm_source, old.utm_medium, old.utm_campaign)
    is distinct from
    (new.contact_id, new.form_data, new.source, new.utm_source, new.utm_medium, new.utm_campaign))
  execute function private.score_lead();
