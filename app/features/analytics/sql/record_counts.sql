create or replace function public.record_counts(p_events jsonb, p_vitals jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.event_counts as c (day, route, locale, event, count)
    select private.business_day(now()), e.route, e.locale, e.event, sum(e.count)
    from jsonb_to_recordset(p_events) as e (route text, locale text, event text, count bigint)
    group by 2, 3, 4
    -- In a fixed order, so that concurrent writes do not deadlock.
    order by 2, 3, 4
    on conflict (day, route, locale, event) do update set count = c.count + excluded.count;
  insert into public.web_vitals_daily as w (day, route, metric, phase, bucket, rating, samples)
    select private.business_day(now()), v.route, v.metric, v.phase, v.bucket,
      min(v.rating), sum(v.samples)
    from jsonb_to_recordset(p_vitals) as v
      (route text, metric text, phase text, bucket integer, rating text, samples bigint)
    group by 2, 3, 4, 5
    order by 2, 3, 4, 5
    on conflict (day, route, metric, phase, bucket) do update set
      samples = w.samples + excluded.samples;
$$;
grant execute on function public.record_counts to service_role;
comment on function public.record_counts is
  'Adds a batch of counts and of timings to the day of the company.';
