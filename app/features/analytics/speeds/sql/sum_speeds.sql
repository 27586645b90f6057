create or replace function private.sum_speeds(p_from date, p_to date, p_stale date[])
returns table (route text, metric text, samples bigint, p75 integer)
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  marked constant date[] := array(select distinct m.day from private.day_marks m
    where m.what = 'speeds' and m.day between p_from and p_to);
  spans integer[];
  starts date[];
begin
  -- Days with stale sums are read from the rows.
  select array_agg(n.days), array_agg(n.day) into spans, starts from (
    select * from private.spans_of(p_from, p_to, marked)
    union all select 1, m.day from unnest(marked) as m (day) where m.day <> all (p_stale)) n;
  return query
    with live as materialized (
      select * from private.count_speed_days(p_stale)
    ), pages as materialized (
      -- Grouping by a number is faster than by two texts.
      select dense_rank() over (order by s.route, s.metric) as page, s.route, s.metric, s.steps, s.samples
      from (
        select s.route, s.metric, s.buckets as steps, s.bucket_samples as samples
        from unnest(spans, starts) as n (days, day)
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
      -- offset 0 keeps the planner from reading every step a second time.
      cross join lateral (
        select s.buckets, s.bucket_samples
        from unnest(spans, starts) as n (days, day)
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
comment on function private.sum_speeds is
  'The result of page_speeds(): from sums, and from rows for days whose sums are stale.';
