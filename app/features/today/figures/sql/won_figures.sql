-- not null: *
create or replace function public.won_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (period text, won integer, value numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products text[];
begin
  perform private.check_figures('crm');
  products := private.selected_products('crm', 'read');
  return query
    select r.period, coalesce(sum(s.won), 0)::integer, coalesce(sum(s.value), 0)
    from (values ('range', private.start_of_day(p_from), private.start_of_day(p_to + 1)),
      ('before', private.start_of_day(p_was_from), private.start_of_day(p_was_to + 1)))
      as r (period, begins, ends)
    cross join public.crm_pipelines p
    join public.crm_stages g on g.pipeline_id = p.id and g.kind = 'won'
    -- One index-only scan for each stage; a scan for all stages would read every won deal.
    cross join lateral (
      select count(*) as won, sum(d.value) as value from public.crm_deals d
      where d.is_active and d.pipeline_id = p.id and d.state = 'won' and d.stage_id = g.id
        and d.closed_at >= r.begins and d.closed_at < r.ends) s
    where p.product = any (products)
    group by r.period;
end
$$;
grant execute on function public.won_figures to authenticated;
comment on function public.won_figures is
  'Number and value of deals won in two ranges of days. Refuses with analytics_read_missing or '
  'crm_read_missing.';
