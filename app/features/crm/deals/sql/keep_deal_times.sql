drop function if exists private.keep_deal_times();
create or replace function private.keep_deal_times(
  former public.crm_deals, deal public.crm_deals
) returns public.crm_deals
language plpgsql security definer set search_path = ''
as $$
declare
  kind text;
begin
  if deal.stage_id is distinct from former.stage_id then
    kind := private.kind_of_stage_for_deal(deal.stage_id);
    deal.state := kind;
    if deal.stage_since = former.stage_since then
      deal.stage_since := now();
    end if;
    if deal.touched_at = former.touched_at then
      deal.touched_at := now();
    end if;
    if kind = 'open' then
      deal.closed_at := null;
      deal.close_reason := null;
      deal.close_note := null;
    elsif deal.closed_at is not distinct from former.closed_at then
      deal.closed_at := now();
    end if;
  end if;
  -- Merging two contacts, and undoing it, is no activity on their deals.
  if (deal.stage_id, deal.title, deal.value, deal.owner_id, deal.expected_close, deal.contact_id,
      deal.company_id, deal.is_active, deal.close_reason, deal.close_note)
    is distinct from (former.stage_id, former.title, former.value, former.owner_id, former.expected_close,
      former.contact_id, former.company_id, former.is_active, former.close_reason, former.close_note)
      and not private.operation_is('merge') then
    deal.revision := former.revision + 1;
    if deal.updated_at = former.updated_at then
      deal.updated_at := now();
    end if;
  end if;
  return deal;
end
$$;
comment on function private.keep_deal_times is
  'Step: sets whether a changed deal is open, its times of stage, activity and end, and its '
  'revision; a time that the statement sets itself stays.';
