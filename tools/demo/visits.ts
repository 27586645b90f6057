import { bucketOf, METRICS, type Metric, rate } from '#app/features/analytics/vitals.ts';
import type { Random } from './random.ts';
import { insertRows, sql } from './sql.ts';

const ROUTES = ['home', 'services', 'automationAi', 'lab', 'contact'] as const;
/** What a phone in the street and an office need, in the unit of each metric. */
const USUAL: Readonly<Record<Metric, readonly [number, number]>> = {
  LCP: [900, 3100],
  CLS: [0, 0],
  INP: [40, 260],
  FCP: [600, 2200],
  TTFB: [60, 900],
};

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** A quarter of counted pages and timings, the choices of cookies, and a request about data. */
export async function makeDemoVisits(random: Random): Promise<void> {
  const counts: object[] = [];
  const vitals: object[] = [];
  for (let days = 0; days < 90; days++) {
    for (const route of ROUTES) {
      const day = dayBefore(days);
      const views = random.between(5, route === 'home' ? 120 : 40);
      const steps = {
        ...{ page_view: views, cta_click: Math.ceil(views / 6) },
        ...{ form_view: Math.ceil(views / 12), form_start: 2 },
      };
      for (const [event, count] of Object.entries(steps)) {
        counts.push({ day, route, locale: 'pt-BR', event, count });
      }
      for (const metric of METRICS) {
        const [low, high] = USUAL[metric];
        const value = low + random.next() * (high - low);
        const bucket = bucketOf(metric, value);
        const rating = rate(metric, metric === 'CLS' ? bucket / 1000 : bucket);
        for (const phase of ['load', 'final']) {
          vitals.push({ day, route, metric, phase, bucket, rating, samples: views });
        }
      }
    }
  }
  await insertRows('public.event_counts', counts);
  await insertRows('public.web_vitals_daily', vitals);
  // Thirty days in which one quarter of an hour was missed, five days ago.
  await sql(`delete from private.heartbeats`);
  await sql(
    `with clock as (
       select date_trunc('minute', now()) as minute, (now() at time zone 'UTC')::date as today)
     insert into private.heartbeats (day, minutes, last_minute, since, began)
     select d.day,
       case d.ago when 0 then (extract(epoch from minute - d.midnight) / 60)::integer + 1
         when 5 then 1425 else 1440 end,
       case d.ago when 0 then minute else d.midnight + interval '1439 minutes' end,
       case when d.ago <= 5 then m.midnight + interval '15 minutes' else b.midnight end,
       b.midnight
     from clock,
       lateral (select n as ago, today - n as day,
         (today - n)::timestamp at time zone 'UTC' as midnight from generate_series(0, 29) n) d,
       lateral (select (today - 5)::timestamp at time zone 'UTC' as midnight) m,
       lateral (select (today - 29)::timestamp at time zone 'UTC' as midnight) b`,
  );
  // Every lead was begun, and for every one of them there are people who only looked.
  await sql(
    `insert into public.form_counts (form_id, day, event, count)
     select s.form_id, (s.created_at at time zone 'America/Sao_Paulo')::date, e.event,
       count(*) * e.each
     from public.qualification_submissions s,
       (values ('form_view', 7), ('form_start', 2)) e (event, each)
     where s.form_id is not null group by 1, 2, 3, e.each`,
  );
  // Six weeks of a campaign.
  await sql(
    `insert into public.landing_counts (slug, day, visits)
     select o.slug, (now() at time zone 'America/Sao_Paulo')::date - n.day, 4 + (n.day * 7) % 19
     from public.content_overrides o, generate_series(0, 40) n (day)
     where o.kind = 'landing' and o.is_made`,
  );
  // Some leave at each question.
  await sql(
    `insert into public.form_part_counts (form_id, day, part, count)
     select c.form_id, c.day, q.field_name, greatest(1, round(c.count * power(0.88, q.field_order))::int)
     from public.form_counts c join public.form_fields q on q.form_id = c.form_id
     where c.event = 'form_start'`,
  );
  await sql(
    `insert into public.unfinished_leads (id, form_id, form_snapshot, form_data, email, source, source_page,
       locale, consent)
     select gen_random_uuid(), f.id, private.form_snapshot(f.id, 'pt-BR'),
       '{"nome": "Rute Exemplo", "email": "rute@exemplo.example"}', 'rute@exemplo.example', 'qualification',
       '/projeto', 'pt-BR', 'Guardem por 30 dias (exemplo).'
     from public.qualification_forms f order by f.created_at limit 1`,
  );
  await sql(
    `insert into public.consent_records (subject, version, choice, functionality, analytics,
       marketing, counted, refused_by_browser, locale, created_at)
     select md5(n::text), '00000000', case n % 3 when 0 then 'all' else 'necessary' end,
       n % 3 = 0, n % 3 = 0, n % 3 = 0, true, false, 'pt-BR', now() - n * interval '1 day'
     from generate_series(1, 30) n`,
  );
  await sql(
    `with request as (
       insert into public.privacy_requests (id, protocol, kind, state, name, email, message,
         created_at, proved_at, due_at)
       values (gen_random_uuid(), 'P-DEMO-0001', 'access', 'open', 'Nilo Exemplo',
         'nilo@exemplo.example', 'Pedido de exemplo.', now() - interval '4 days',
         now() - interval '4 days', now() + interval '11 days')
       returning id)
     insert into public.privacy_request_events (request_id, event, happened_at)
     select id, event, now() - interval '4 days' from request, unnest(array['asked', 'proved']) event`,
  );
}
