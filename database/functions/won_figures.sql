create or replace function public.won_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (period text, won integer, value numeric)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  products text[];
  won_stages constant uuid[] := private.stages_of_kind('{won}');
begin
  perform private.figures_asked('crm');
  products := private.products_asked('crm', 'read');
  return query
    select r.period, count(d.id)::integer, coalesce(sum(d.value), 0)
    from (values ('range', private.start_of_day(p_from), private.start_of_day(p_to + 1)),
      ('before', private.start_of_day(p_was_from), private.start_of_day(p_was_to + 1)))
      as r (period, begins, ends)
    left join public.crm_deals d on coalesce(d.closed_at, 'infinity'::timestamptz) >= r.begins
      and coalesce(d.closed_at, 'infinity'::timestamptz) < r.ends
      and d.is_active and d.product = any (products) and d.stage_id = any (won_stages)
    group by r.period;
end
$$;
revoke all on function public.won_figures from public, anon, authenticated, service_role;
grant execute on function public.won_figures to authenticated;
comment on function public.won_figures is
  'Deals won in two ranges of days, and what they are worth. Refuses with analytics_read_missing or '
  'crm_read_missing.';
