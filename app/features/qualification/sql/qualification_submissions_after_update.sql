create or replace function private.qualification_submissions_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  started boolean;
  undone uuid;
begin
  if old.status <> new.status then
    perform private.queue_webhooks('lead.status_changed', private.product_of_source(new.source), new.id,
      jsonb_build_object('status', new.status, 'previous_status', old.status));
    started := new.deal_id is not null and private.begin_operation('move', gen_random_uuid());
    undone := private.lead_move_undone(new.id, old.status, new.status);
    perform private.record_crm_event('lead', new.id, new.contact_id,
      private.product_of_source(new.source), 'status', old.status, new.status,
      jsonb_strip_nulls(jsonb_build_object('reason', new.close_reason)));
    insert into public.submission_status_changes
        (submission_id, from_status, to_status, changed_by, close_reason, close_note, kept_deal, cause,
        undoes)
      values (new.id, old.status, new.status, private.uid(), new.close_reason, new.close_note, new.keeps_deal,
        case when pg_trigger_depth() > 1 then 'deal' end, undone is not null);
    if new.deal_id is not null then
      perform private.move_deal_with_lead(old, new, undone);
    end if;
    perform private.end_operation(started);
  end if;
  if (old.status, old.review_reason, old.cleared_at, old.contact_id, old.created_at, old.source,
      old.protocol, old.form_data, old.person_key)
    is distinct from (new.status, new.review_reason, new.cleared_at, new.contact_id, new.created_at,
      new.source, new.protocol, new.form_data, new.person_key) then
    perform private.index_lead_search(new);
  elsif new.owner_id is distinct from old.owner_id then
    -- In no index, and nothing else changes: the row is written without its indexes.
    update private.lead_words w set owner_id = new.owner_id where w.id = new.id;
  end if;
  if (old.status, old.review_reason, old.cleared_at, old.source, old.created_at, old.deal_id,
      old.answer_target, old.answered_at, old.answer_seconds)
    is distinct from (new.status, new.review_reason, new.cleared_at, new.source, new.created_at,
      new.deal_id, new.answer_target, new.answered_at, new.answer_seconds) then
    perform private.mark_dirty_day('leads', new.created_at);
    if new.created_at <> old.created_at then
      perform private.mark_dirty_day('leads', old.created_at);
    end if;
  end if;
  -- Cleared of spam: for rules it arrives now.
  if (old.status, old.cleared_at) is distinct from (new.status, new.cleared_at)
      and private.place_of_lead(old.status, old.review_reason, old.cleared_at) = private.lead_place('spam') then
    perform private.queue_lead_arrival(new, clock_timestamp());
    if new.status = old.status then
      perform private.queue_webhooks('lead.created', private.product_of_source(new.source), new.id,
        jsonb_build_object('status', new.status));
    end if;
  end if;
  return null;
end
$$;
comment on function private.qualification_submissions_after_update is
  'Trigger: history, deal, search row, sums of the day, rules and webhooks of a changed lead.';
