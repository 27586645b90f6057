create or replace function private.count_speed_days(p_days date[])
returns setof private.speed_sums
language sql stable set search_path = '' set jit = off
as $$
  -- A step rounds a bucket of two digits up to one digit, so steps keep the order of their buckets.
  select 1::smallint, w.day, w.route, w.metric, w.step, sum(w.samples)::bigint, array_agg(w.bucket),
    array_agg(w.samples)
  from (
    select w.day, w.route, w.metric, w.bucket, w.samples, case
        when w.bucket < 10 then w.bucket
        when w.bucket < 100 then (w.bucket + 9) / 10 * 10
        when w.bucket < 1000 then (w.bucket + 99) / 100 * 100
        when w.bucket < 10000 then (w.bucket + 999) / 1000 * 1000
        when w.bucket < 100000 then (w.bucket + 9999) / 10000 * 10000
        else 1000000 end as step
    from public.web_vitals_daily w
    where w.day = any (p_days) and w.phase = 'final' and w.metric in ('LCP', 'INP', 'CLS')) w
  group by w.day, w.route, w.metric, w.step
$$;
comment on function private.count_speed_days is
  'Counts private.speed_sums of some days again, from the measurements.';
