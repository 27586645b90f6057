create or replace function private.start_deal_times(deal public.crm_deals) returns public.crm_deals
language plpgsql security definer set search_path = ''
as $$
begin
  deal.state := private.kind_of_stage_for_deal(deal.stage_id);
  if deal.state <> 'open' and deal.closed_at is null then
    deal.closed_at := deal.updated_at;
  end if;
  return deal;
end
$$;
comment on function private.start_deal_times is
  'Step: sets whether a new deal is open, and when it was closed.';
