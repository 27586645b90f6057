-- not null: route, metric, samples, p75
create or replace function public.page_speeds(p_from date, p_to date)
returns table (route text, metric text, samples bigint, p75 integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  stale date[];
begin
  perform private.check_figures('analytics');
  stale := private.stale_speed_days(p_from, p_to);
  if stale = '{}' and exists (
    select from private.kept_speeds k where k.first_day = p_from and k.last_day = p_to) then
    return query select k.route, k.metric, k.samples, k.p75 from private.kept_speeds k
      where k.first_day = p_from and k.last_day = p_to order by k.route, k.metric;
  else
    return query select * from private.sum_speeds(p_from, p_to, stale);
  end if;
end
$$;
grant execute on function public.page_speeds to authenticated;
comment on function public.page_speeds is
  'The 75th percentile of LCP, INP and CLS by page over the days named, as pages were when they were left. '
  'Refuses with analytics_read_missing.';
