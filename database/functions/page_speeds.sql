create or replace function public.page_speeds(p_from date, p_to date)
returns table (route text, metric text, samples bigint, p75 integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  marked date[];
  stale date[];
  fours date[];
  weeks date[];
  singles date[];
begin
  perform private.figures_asked('analytics');
  marked := array(select distinct m.day from private.day_marks m
    where m.what = 'speeds' and m.day between p_from and p_to);
  -- Of a day that goes on, on which much is measured, the sum of some minutes ago will do: its rows are many.
  stale := array(select n.day from unnest(marked) as n (day)
    where n.day < private.house_day(now() - interval '1 hour')
      or not exists (select from private.speed_sums s where s.days = 1 and s.day = n.day)
      or exists (select from private.day_marks m where m.what = 'speeds' and m.day = n.day
        and m.marked_at < now() - interval '15 minutes'));
  -- As few sums as the range can be made of; what is no longer right is read from the rows themselves.
  fours := array(select s.day from (
      select private.start_of_span(p_from + 27, 28) + 28 * n as day
      from generate_series(0, (p_to - p_from) / 28) as n) s
    where s.day <= p_to - 27
      and not exists (select from unnest(marked) as t (day) where t.day - s.day between 0 and 27));
  weeks := array(select s.day from (
      select private.start_of_span(p_from + 6, 7) + 7 * n as day
      from generate_series(0, (p_to - p_from) / 7) as n) s
    where s.day <= p_to - 6 and private.start_of_span(s.day, 28) <> all (fours)
      and not exists (select from unnest(marked) as t (day) where t.day - s.day between 0 and 6));
  singles := array(select s.day from (
      select p_from + n as day from generate_series(0, p_to - p_from) as n) s
    where s.day <> all (stale) and private.start_of_span(s.day, 28) <> all (fours)
      and private.start_of_span(s.day, 7) <> all (weeks));
  return query
    with live as materialized (
      select * from private.count_speed_days(stale)
    ), pages as materialized (
      -- A number is sooner grouped by than two texts.
      select dense_rank() over (order by s.route, s.metric) as page, s.route, s.metric, s.steps, s.samples
      from (
        select s.route, s.metric, s.buckets as steps, s.bucket_samples as samples
        from (select 28 as days, unnest(fours) as day union all select 7, unnest(weeks)
          union all select 1, unnest(singles)) n
        join private.speed_sums s on s.days = n.days and s.day = n.day and s.step = -1
        union all
        select l.route, l.metric, array_agg(l.step), array_agg(l.samples) from live l
        group by l.route, l.metric) s
    ), steps as materialized (
      select p.page, u.step, sum(u.samples) as samples
      from pages p cross join lateral unnest(p.steps, p.samples) as u (step, samples)
      group by p.page, u.step
    ), ranked as (
      select s.*, sum(s.samples) over (page order by s.step) as reached, sum(s.samples) over page as total
      from steps s window page as (partition by s.page)
    ), found as materialized (
      select f.*, n.route, n.metric
      from (select distinct on (r.page) r.page, r.step, r.total, r.reached - r.samples as below
        from ranked r where r.reached >= r.total * 0.75 order by r.page, r.step) f
      join (select distinct p.page, p.route, p.metric from pages p) n on n.page = f.page
    ), kept as (
      select f.page, s.buckets, s.bucket_samples
      from found f
      -- Behind an offset, or the planner reads every step a second time and throws most away.
      cross join lateral (
        select s.buckets, s.bucket_samples
        from (select 28 as days, unnest(fours) as day union all select 7, unnest(weeks)
          union all select 1, unnest(singles)) n
        join private.speed_sums s on s.days = n.days and s.day = n.day and s.route = f.route
          and s.metric = f.metric and s.step = f.step
        offset 0) s
      union all
      select f.page, l.buckets, l.bucket_samples
      from found f join live l on (l.route, l.metric, l.step) = (f.route, f.metric, f.step)
    ), buckets as (
      select k.page, u.bucket, sum(u.samples) as samples
      from kept k cross join lateral unnest(k.buckets, k.bucket_samples) as u (bucket, samples)
      group by k.page, u.bucket
    )
    select f.route, f.metric, f.total::bigint,
      min(b.bucket) filter (where f.below + b.reached >= f.total * 0.75)
    from (select b.*, sum(b.samples) over (partition by b.page order by b.bucket) as reached
      from buckets b) b
    join found f on f.page = b.page
    group by f.page, f.route, f.metric, f.total order by f.route, f.metric;
end
$$;
revoke all on function public.page_speeds from public, anon, authenticated, service_role;
grant execute on function public.page_speeds to authenticated;
comment on function public.page_speeds is
  'The 75th percentile of LCP, INP and CLS by page over the days named, as pages were when they were left. '
  'Refuses with analytics_read_missing.';
