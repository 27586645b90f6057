create or replace function public.web_vitals_summary(p_from date, p_to date)
returns table (route text, metric text, phase text, samples bigint, good bigint,
  needs_improvement bigint, poor bigint, p75 integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'analytics', 'read') then
    raise exception 'analytics_read_missing' using errcode = 'PT403';
  end if;
  return query
    with merged as (
      select w.route, w.metric, w.phase, w.bucket, w.rating, sum(w.samples) as samples
      from public.web_vitals_daily w where w.day between p_from and p_to
      group by 1, 2, 3, 4, 5
    ), ranked as (
      select m.*, sum(m.samples) over (place order by m.bucket) as reached,
        sum(m.samples) over place as total
      from merged m window place as (partition by m.route, m.metric, m.phase)
    )
    select r.route, r.metric, r.phase, max(r.total)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'good'), 0)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'needs-improvement'), 0)::bigint,
      coalesce(sum(r.samples) filter (where r.rating = 'poor'), 0)::bigint,
      min(r.bucket) filter (where r.reached >= r.total * 0.75)
    from ranked r group by 1, 2, 3 order by 1, 2, 3;
end
$$;
grant execute on function public.web_vitals_summary to authenticated;
comment on function public.web_vitals_summary is
  'Ratings and the 75th percentile by route over the days named; for those who may read analytics.';
