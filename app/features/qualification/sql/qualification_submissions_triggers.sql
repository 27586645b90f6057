-- What happens to a lead, whoever writes it, in the order in which it happens. Each step that may fail has a
-- block of its own: no lead is lost for want of a score.

create or replace function private.qualification_submissions_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new := private.receive_lead(new);
  if new.form_id is not null and jsonb_typeof(new.form_data) = 'object' then
    new := private.fit_snapshot(new);
  end if;
  new.person_key := private.person_key(new.contact_id, new.form_data, new.form_snapshot);
  new := private.name_service(new);
  new := private.score_lead(new);
  new := private.start_answer_clock(new);
  if new.owner_id is null and private.place_of_lead(new.status, new.review_reason, new.cleared_at)
      < private.lead_place('spam') then
    new := private.assign_lead_owner(new);
  end if;
  return new;
end
$$;
comment on function private.qualification_submissions_before_insert is
  'Trigger: limits, form version, contact and deal, service, score, clock and owner of a new lead.';

create or replace function private.qualification_submissions_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- No mails for spam, and none above the hourly limit of an address: nobody mails through this form.
  if new.status <> 'spam' and new.review_reason is distinct from 'address_limit' then
    perform private.follow_up_lead(new);
  end if;
  perform private.keep_lead_words(new);
  if new.deal_id is not null then
    perform private.link_deal_to_lead(new);
  end if;
  if new.status <> 'spam' then
    perform private.mark_day('leads', new.created_at);
    perform private.queue_lead_arrival(new, new.created_at);
  end if;
  return null;
end
$$;
comment on function private.qualification_submissions_after_insert is
  'Trigger: mails, search row, deal link, sums of the day and rules of a new lead.';

create or replace function private.qualification_submissions_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_moved boolean := (old.status, old.cleared_at) is distinct from (new.status, new.cleared_at);
  spam smallint := private.lead_place('spam');
begin
  -- A merge, and taking it back, say themselves which rows belong to which of the two.
  if new.contact_id is not null and new.contact_id is distinct from old.contact_id
      and coalesce(current_setting('forja.merging', true), '') <> 'on' then
    new.contact_id := private.lock_merge_target(new.contact_id);
  end if;
  if old.status <> new.status then
    perform private.check_lead_move(old.id, old.status, new.status);
  end if;
  -- Whoever is given a lead, or has moved it out of what is to be answered, has ended the search.
  if new.owner_id is not null or new.status not in ('new', 'contacted') then
    new.owner_sought_at := null;
  end if;
  if was_moved then
    new := private.keep_answer_clock(old, new);
  end if;
  if (old.contact_id, old.form_data, old.source, old.utm_source, old.utm_medium, old.utm_campaign)
      is distinct from
      (new.contact_id, new.form_data, new.source, new.utm_source, new.utm_medium, new.utm_campaign) then
    new := private.score_lead(new);
  end if;
  if new.contact_id is distinct from old.contact_id or new.person_key = '' then
    new.person_key := private.person_key(new.contact_id, new.form_data, new.form_snapshot);
  end if;
  -- Until somebody has looked, what stands with spam is nobody's.
  if was_moved and new.owner_id is null
      and private.place_of_lead(old.status, old.review_reason, old.cleared_at) = spam
      and private.place_of_lead(new.status, new.review_reason, new.cleared_at) < spam then
    new := private.assign_lead_owner(new);
  end if;
  return new;
end
$$;
comment on function private.qualification_submissions_before_update is
  'Trigger: merge target, allowed moves, clock, score, sort key and owner of a changed lead. SQLSTATE 23514: '
  'lead_move_not_allowed.';

create or replace function private.qualification_submissions_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.status <> new.status then
    perform private.record_crm_event('lead', new.id, new.contact_id,
      private.product_of_source(new.source), 'status', old.status, new.status);
    insert into public.submission_status_changes (submission_id, from_status, to_status, changed_by)
      values (new.id, old.status, new.status, private.uid());
  end if;
  if (old.status, old.review_reason, old.cleared_at, old.contact_id, old.created_at, old.source,
      old.protocol, old.form_data, old.person_key)
    is distinct from (new.status, new.review_reason, new.cleared_at, new.contact_id, new.created_at,
      new.source, new.protocol, new.form_data, new.person_key) then
    perform private.keep_lead_words(new);
  end if;
  if (old.status, old.review_reason, old.cleared_at, old.source, old.created_at, old.deal_id,
      old.answer_target, old.answered_at, old.answer_seconds)
    is distinct from (new.status, new.review_reason, new.cleared_at, new.source, new.created_at,
      new.deal_id, new.answer_target, new.answered_at, new.answer_seconds) then
    perform private.mark_day('leads', new.created_at);
    if new.created_at <> old.created_at then
      perform private.mark_day('leads', old.created_at);
    end if;
  end if;
  -- Somebody has said that it is none: for rules it arrives now.
  if (old.status, old.cleared_at) is distinct from (new.status, new.cleared_at)
      and private.place_of_lead(old.status, old.review_reason, old.cleared_at) = private.lead_place('spam') then
    perform private.queue_lead_arrival(new, clock_timestamp());
  end if;
  return null;
end
$$;
comment on function private.qualification_submissions_after_update is
  'Trigger: history, search row, sums of the day and rules of a changed lead.';

create or replace function private.qualification_submissions_after_delete() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.mark_day('leads', old.created_at);
  return null;
end
$$;
comment on function private.qualification_submissions_after_delete is
  'Trigger: sums of the day of a deleted lead.';
