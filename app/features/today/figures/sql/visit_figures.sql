-- not null: *
create or replace function public.visit_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (period text, views bigint, forms bigint)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  stale date[];
begin
  perform private.check_figures('analytics');
  -- Counted for the whole site, not by product.
  if private.selected_lead_sources() is not null then
    return;
  end if;
  stale := array(select distinct m.day from private.day_marks m
    where m.what = 'visits' and (m.day between p_from and p_to or m.day between p_was_from and p_was_to));
  return query
    with live as materialized (select * from private.count_visit_days(stale))
    select r.period, coalesce(sum(d.views), 0)::bigint, coalesce(sum(d.forms), 0)::bigint
    from (values ('range', p_from, p_to), ('before', p_was_from, p_was_to)) as r (period, first, last)
    left join lateral (
      select v.* from private.visit_days v where v.day between r.first and r.last and v.day <> all (stale)
      union all select l.* from live l where l.day between r.first and r.last) d on true
    group by r.period;
end
$$;
grant execute on function public.visit_figures to authenticated;
comment on function public.visit_figures is
  'Pages and forms seen in two ranges of days, counted without identifying visitors; no row for a caller who may '
  'read only some products. Refuses with analytics_read_missing.';
