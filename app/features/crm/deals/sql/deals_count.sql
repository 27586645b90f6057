-- not null: deals, value, weighted
drop function if exists public.deals_count(
  text, text, text, text, text, text, numeric, text, text, text, text, jsonb);
drop function if exists public.deals_count(
  text, text, text, text, text, text, numeric, text, text, text, text);
drop function if exists public.deals_count(text, text, uuid, text, text, text, numeric, text, text);
drop function if exists public.deals_count(text, text, uuid, text, text, text, numeric, text, text, text);
drop function if exists public.deals_count(text, text, text, text, text, text, numeric, text, text, text);
create or replace function public.deals_count(
  p_text text default null,
  p_pipeline text default null,
  p_stage text default null,
  p_state text default null,
  p_owner text default null,
  p_source text default null,
  p_min numeric default null,
  p_month text default null,
  p_stalled text default null,
  p_reason text default null,
  p_tag text default null,
  p_fields jsonb default null,
  p_campaign text default null
) returns table (deals integer, value numeric, weighted numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  wanted constant text := private.deal_conditions(private.deal_products('read'), p_text, p_pipeline, p_stage,
    p_owner, p_source, p_min, p_month, p_stalled, p_fields) || private.lost_deal_condition(p_reason)
    || private.tag_condition('deal_id', p_tag) || private.campaign_condition('deal_id', p_campaign)
    || private.values_condition('s.state', private.filter_values(p_state));
begin
  -- Deals that no forecast counts are subtracted, by an index of their own.
  return query execute format('
    select (count(*) filter (where f.counts))::integer, coalesce(sum(f.value) filter (where f.counts), 0),
      coalesce(round(sum(case when f.counts then f.value else -f.value end * g.chance) / 100, 2), 0)
    from (
      select s.value, s.stage_id, true as counts from public.crm_deals s where %1$s
      union all
      select s.value, s.stage_id, false from public.crm_deals s where %1$s and s.state = ''open'' and s.leads_lost
    ) f join public.crm_stages g on g.id = f.stage_id', wanted);
end
$$;
grant execute on function public.deals_count to authenticated;
comment on function public.deals_count is
  'The number of deals in a list, their value, and the value weighted by the chances of their stages, in '
  'which a deal whose leads are lost does not count. Refuses with crm_read_missing.';
