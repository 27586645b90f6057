-- not null: period, won, lost, value
create or replace function public.result_totals(p_from date, p_to date, p_before date)
returns table (
  period text, won integer, lost integer, value numeric, cycle_days numeric
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products constant text[] := private.results_products();
  begins constant timestamptz := private.start_of_day(p_from);
begin
  -- Without groups: medians of groups would have all rows sorted into these first.
  return query
    select w.period, w.won, w.lost, w.value, round(w.days::numeric, 1)
    from (
      select count(*) filter (where d.current and d.won)::integer as won,
        count(*) filter (where d.current and not d.won)::integer as lost,
        coalesce(sum(d.value) filter (where d.current and d.won), 0) as value,
        percentile_cont(0.5) within group (order by d.days) filter (where d.current and d.won) as days,
        count(*) filter (where not d.current and d.won)::integer as won_before,
        count(*) filter (where not d.current and not d.won)::integer as lost_before,
        coalesce(sum(d.value) filter (where not d.current and d.won), 0) as value_before,
        percentile_cont(0.5) within group (order by d.days) filter (where not d.current and d.won) as days_before
      from (
        select c.closed_at >= begins as current, c.state = 'won' as won, c.value,
          case when c.state = 'won' then date_part('epoch', c.closed_at - c.created_at) / 86400 end as days
        from public.crm_deals c
        where c.is_active and c.product = any (products) and c.state in ('won', 'lost')
          and c.closed_at >= private.start_of_day(p_before) and c.closed_at < private.start_of_day(p_to + 1)) d
    ) t cross join lateral (values ('range', t.won, t.lost, t.value, t.days),
      ('before', t.won_before, t.lost_before, t.value_before, t.days_before)) w (period, won, lost, value, days);
end
$$;
grant execute on function public.result_totals to authenticated;
comment on function public.result_totals is
  'Deals that ended in a range of days, and in the one before it that begins on p_before: how many won '
  'and lost, the value of the won, and the median of days from their opening. Refuses with '
  'crm_read_missing.';
