-- What was counted on forty pages, as far back as a range may be held against, and how fast they were when they were left. Triggers mark the days, which are summed after this.

insert into public.event_counts (day, route, locale, event, count)
select d.day, 'page' || p.n, l.locale, e.event,
  1 + floor(power(pg_temp.draw(e.event || l.locale, d.n * 100 + p.n), 2) * 4000 / p.n)
from (select n, :day::date - n as day from generate_series(0, least(460, 5 * :measured)) n) d
cross join generate_series(1, 40) p (n)
cross join unnest('{pt-BR,en}'::text[]) l (locale)
cross join unnest('{page_view,form_view,form_start,form_sent,search,outbound,scroll,dwell}'::text[]) e (event)
order by d.day, p.n, l.locale, e.event;

-- Buckets have two digits: 25,000 of them a day, as many as so many pages can have.
insert into public.web_vitals_daily (day, route, metric, phase, bucket, rating, samples)
select b.day, b.route, b.metric, 'final', b.bucket,
  case when b.bucket <= b.good then 'good' when b.bucket <= b.poor then 'needs-improvement' else 'poor' end,
  1 + floor(power(pg_temp.draw('samples', b.n), 3) * 60)
from (
  select d.day, 'page' || p.n as route, m.metric, m.good, m.poor,
    (10 + s.n % 90) * (10 ^ (s.n / 90))::integer * m.unit as bucket,
    ((d.n * 40 + p.n) * 3 + m.n) * 1000 + s.n as n
  from (select n, :day::date - n as day from generate_series(0, :measured - 1) n) d
  cross join generate_series(1, 40) p (n)
  cross join (values (0, 'CLS', 1, 100, 250), (1, 'INP', 1, 200, 500), (2, 'LCP', 10, 2500, 4000))
    m (n, metric, unit, good, poor)
  cross join generate_series(0, 207) s (n)
) b
order by b.day, b.route, b.metric, b.bucket;
