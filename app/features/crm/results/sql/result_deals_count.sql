-- not null: deals, value
drop function if exists public.result_deals_count(text, date, date, text, text, text, text, uuid);
create or replace function public.result_deals_count(
  p_state text default null,
  p_from date default null,
  p_to date default null,
  p_source text default null,
  p_campaign text default null,
  p_campaignless text default null,
  p_touched text default null,
  p_left uuid default null,
  p_reason text default null
) returns table (deals integer, value numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute 'select count(*)::integer, coalesce(sum(s.value), 0) from public.crm_deals s where '
    || private.result_deal_conditions(p_state, p_from, p_to, p_campaign, p_campaignless,
      p_touched, p_left, p_reason)
    || private.value_condition('s.source', p_source)
    || case when p_left is null then private.days_condition('coalesce(s.closed_at, ''infinity''::timestamptz)',
      p_from, p_to) else '' end;
end
$$;
grant execute on function public.result_deals_count to authenticated;
comment on function public.result_deals_count is
  'How many deals result_deals_page() has with the same filters, and their value. Refuses with '
  'crm_read_missing.';
