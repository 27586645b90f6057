create or replace function private.count_speed_days(p_days date[])
returns setof private.speed_sums
language sql stable set search_path = '' set jit = off
as $$
  select 1::smallint, w.day, w.route, w.metric, private.speed_step(w.bucket), sum(w.samples)::bigint,
    array_agg(w.bucket), array_agg(w.samples)
  from public.web_vitals_daily w
  where w.day = any (p_days) and w.phase = 'final' and w.metric in ('LCP', 'INP', 'CLS')
  group by w.day, w.route, w.metric, private.speed_step(w.bucket)
$$;
revoke all on function private.count_speed_days from public, anon, authenticated, service_role;
comment on function private.count_speed_days is
  'What private.speed_sums has to say of some days, from what was measured on them.';
