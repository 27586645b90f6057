-- not null: period, won, lost, value
create or replace function public.result_totals(p_from date, p_to date, p_before date)
returns table (
  period text, won integer, lost integer, value numeric, cycle_days numeric
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  won_stages constant uuid[] := private.stages_of_kind('{won}');
  lost_stages constant uuid[] := private.stages_of_kind('{lost}');
  begins constant timestamptz := private.start_of_day(p_from);
begin
  return query
    with closed as (
      select d.closed_at >= begins as current, d.stage_id = any (won_stages) as won, d.value,
        extract(epoch from d.closed_at - d.created_at) / 86400 as days
      from public.crm_deals d
      where d.is_active and d.product = any (products)
        and coalesce(d.closed_at, 'infinity'::timestamptz) >= private.start_of_day(p_before)
        and coalesce(d.closed_at, 'infinity'::timestamptz) < private.start_of_day(p_to + 1)
        and d.stage_id = any (won_stages || lost_stages)
    )
    select w.period, count(*) filter (where c.won)::integer,
      count(*) filter (where not c.won)::integer, coalesce(sum(c.value) filter (where c.won), 0),
      round((percentile_cont(0.5) within group (order by c.days) filter (where c.won))::numeric, 1)
    from (values ('range', true), ('before', false)) as w (period, current)
      left join closed c on c.current = w.current
    group by w.period, w.current order by w.current desc;
end
$$;
grant execute on function public.result_totals to authenticated;
comment on function public.result_totals is
  'Deals that ended in a range of days, and in the one before it that begins on p_before: how many won '
  'and lost, the value of the won, and the median of days from their opening. Refuses with '
  'crm_read_missing.';
