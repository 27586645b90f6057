create or replace function private.median_stay(
  p_stage uuid, p_products text[], p_from timestamptz, p_until timestamptz
) returns table (deals integer, days numeric)
language plpgsql stable rows 1 set search_path = '' set jit = off
as $$
begin
  return query
    select count(*)::integer, round((percentile_cont(0.5) within group (order by s.days))::numeric, 1)
    from (
      select o.days from private.deal_stays o
      where o.stage_id = p_stage and not o.is_repeated and o.ended_at >= p_from and o.ended_at < p_until
        and o.product = any (p_products)
      union all
      select sum(o.days) from private.deal_stays o
      where o.stage_id = p_stage and o.is_repeated and o.ended_at >= p_from and o.ended_at < p_until
        and o.product = any (p_products)
      group by o.deal_id) s;
end
$$;
comment on function private.median_stay is
  'How many deals of these products left an open stage between two moments, and the median of the days that each '
  'was there. Stays that were the only ones of their deal are summed apart from the others, which are few.';
