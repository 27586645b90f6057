create or replace function private.qualification_submissions_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_moved boolean := (old.status, old.cleared_at) is distinct from (new.status, new.cleared_at);
  spam smallint := private.lead_place('spam');
begin
  if new.contact_id is distinct from old.contact_id then
    new.contact_id := private.contact_to_write(new.contact_id);
  end if;
  if old.status <> new.status then
    perform private.check_lead_move(old.id, old.status, new.status);
    new := private.keep_lead_end(old, new);
  end if;
  -- No owner is sought for an assigned lead, or for one that no longer waits for an answer.
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
  -- A lead marked as spam has no owner until staff have looked.
  if was_moved and new.owner_id is null
      and private.place_of_lead(old.status, old.review_reason, old.cleared_at) = spam
      and private.place_of_lead(new.status, new.review_reason, new.cleared_at) < spam then
    new := private.assign_lead_owner(new);
  end if;
  return new;
end
$$;
comment on function private.qualification_submissions_before_update is
  'Trigger: merge target, allowed moves, reason of the end, clock, score, sort key and owner of a changed lead. PT409: '
  'lead_move_not_allowed. PT422: reason_unknown.';
