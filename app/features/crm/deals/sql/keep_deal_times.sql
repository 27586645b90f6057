create or replace function private.keep_deal_times() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
begin
  if tg_op = 'INSERT' then
    new.state := private.kind_of_stage_for_deal(new.stage_id);
    if new.state <> 'open' and new.closed_at is null then
      new.closed_at := new.updated_at;
    end if;
    return new;
  end if;
  if new.stage_id is distinct from old.stage_id then
    kind := private.kind_of_stage_for_deal(new.stage_id);
    new.state := kind;
    if new.stage_since = old.stage_since then
      new.stage_since := now();
    end if;
    if new.touched_at = old.touched_at then
      new.touched_at := now();
    end if;
    if kind = 'open' then
      new.closed_at := null;
      new.close_reason := null;
      new.close_note := null;
    elsif new.closed_at is not distinct from old.closed_at then
      new.closed_at := now();
    end if;
  end if;
  -- Merging two contacts, and undoing it, is no work on their deals.
  if coalesce(current_setting('forja.merging', true), '') <> 'on' and
    (new.stage_id, new.title, new.value, new.owner_id, new.expected_close, new.contact_id,
      new.company_id, new.is_active, new.close_reason, new.close_note)
    is distinct from (old.stage_id, old.title, old.value, old.owner_id, old.expected_close,
      old.contact_id, old.company_id, old.is_active, old.close_reason, old.close_note) then
    new.revision := old.revision + 1;
    if new.updated_at = old.updated_at then
      new.updated_at := now();
    end if;
  end if;
  return new;
end
$$;
comment on function private.keep_deal_times is
  'Trigger: whether a deal is open, since when it is in its stage, when it was touched and closed, and its revision; a '
  'statement that sets a moment itself keeps it.';
