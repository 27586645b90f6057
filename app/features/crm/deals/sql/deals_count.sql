-- not null: deals, value, weighted
create or replace function public.deals_count(
  p_text text default null,
  p_pipeline text default null,
  p_stage uuid default null,
  p_state text default null,
  p_owner text default null,
  p_source text default null,
  p_min numeric default null,
  p_month text default null,
  p_stalled text default null
) returns table (deals integer, value numeric, weighted numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute '
    select count(*)::integer, coalesce(sum(f.value), 0), coalesce(round(sum(f.value * g.chance) / 100, 2), 0)
    from (select s.value, s.stage_id from public.crm_deals s where '
      || private.deal_conditions(private.deal_products('read'), p_text, p_pipeline, p_stage, p_owner,
        p_source, p_min, p_month, p_stalled)
      || private.value_condition('s.state', p_state) || ') f join public.crm_stages g on g.id = f.stage_id';
end
$$;
grant execute on function public.deals_count to authenticated;
comment on function public.deals_count is
  'The number of deals in a list, their value, and the value weighted by the chances of their stages. Refuses with '
  'crm_read_missing.';
