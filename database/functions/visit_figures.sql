create or replace function public.visit_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (period text, views bigint, forms bigint)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.figures_asked('analytics');
  -- They are those of the whole site: of one product nobody has counted them.
  if private.lead_sources_asked() is not null then
    return;
  end if;
  return query
    select r.period, coalesce(sum(c.count) filter (where c.event = 'page_view'), 0)::bigint,
      coalesce(sum(c.count) filter (where c.event = 'form_view'), 0)::bigint
    from (values ('range', p_from, p_to), ('before', p_was_from, p_was_to)) as r (period, first, last)
    left join public.event_counts c on c.day between r.first and r.last
      and c.event in ('page_view', 'form_view')
    group by r.period;
end
$$;
revoke all on function public.visit_figures from public, anon, authenticated, service_role;
grant execute on function public.visit_figures to authenticated;
comment on function public.visit_figures is
  'Pages and forms seen in two ranges of days, counted without knowing by whom; no row for whoever sees '
  'a part of the products. Refuses with analytics_read_missing.';
