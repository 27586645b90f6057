import { beforeAll, expect, it } from 'vitest';
import type { Figures } from '#app/features/today/admin/figures/read-figures.server.ts';
import type { Queue } from '#app/features/today/admin/queue/queue.ts';
import { seededRandom } from '../../tools/demo/random.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { bare, numbersOf, rowsOf, screenData } from './screen-data.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* The first screen by role; each number on it, and the list that it opens. */

const site = useBuiltSite();
const people: Record<string, SignedIn> = {};

const SOURCES = ['qualification', 'contact_form', 'workshop', 'doavya'];
const STATES = ['new', 'contacted', 'qualified', 'converted', 'lost', 'spam'];

beforeAll(async () => {
  for (const role of ['superadmin', 'analyst', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
  people['partner'] = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = $1`,
    people['partner'].id,
  );
  const random = seededRandom(18);
  const leads = Array.from({ length: 90 }, (_, n) => ({
    ...{ n, source: random.pick(SOURCES), status: random.pick(STATES) },
    hours: random.between(1, 24 * 50),
    seconds: random.next() < 0.3 ? null : Math.floor(random.next() ** 3 * 100_000),
  }));
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, source, status, created_at,
       answer_target, answer_due_at, answered_at, answer_seconds)
     select jsonb_build_object('name', 'Pessoa ' || l.n), 'R-' || l.n, l.source, l.status,
       now() - l.hours * interval '1 hour', 60, now() - l.hours * interval '1 hour' + interval '1 hour',
       case when l.seconds is not null then now() end, l.seconds
     from jsonb_to_recordset($1::jsonb) as l (n int, source text, status text, hours int, seconds int)`,
    JSON.stringify(leads),
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  await sql('update public.qualification_submissions set contact_id = contact_id');
  await sql(`insert into private.day_marks (what, day)
    select distinct 'leads', private.business_day(created_at) from public.qualification_submissions`);
  await sql(
    `with contact as (
       insert into public.crm_contacts (name, source) values ('Padaria', 'website') returning id)
     insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select c.id, g.pipeline_id, g.id, 'Sistema ' || n, 'website', 1000 * n
     from contact c, generate_series(1, 2) n,
       public.crm_stages g join public.crm_pipelines p on p.id = g.pipeline_id
     where p.slug = 'inbound-marketing'`,
  );
  await sql(
    `insert into public.feedback_entries (id, protocol, project_id, type, score, verbatim, created_at)
     select gen_random_uuid(), 'F-' || n, p.id, 'nps', n % 11, 'Bom', now() - n * interval '1 day'
     from generate_series(1, 40) n join public.feedback_projects p on p.key = 'forja'`,
  );
  await sql(
    `with made as (
       insert into public.newsletter_subscriptions (email, status, consent_version, consent_locale,
         confirmed_at, unsubscribed_at)
       select 'leitor' || n || '@casa.example', case when n % 4 = 0 then 'unsubscribed' else 'active' end,
         'v1', 'pt-BR', now() - n * interval '1 day', now() - n * interval '1 day'
       from generate_series(1, 30) n returning *)
     insert into public.newsletter_events (subscription_id, kind, way, consent_version, consent_locale,
       happened_at)
     select id, 'confirmed', 'link', 'v1', 'pt-BR', confirmed_at from made
     union all select id, 'unsubscribed', 'link', 'v1', 'pt-BR', unsubscribed_at from made
       where status = 'unsubscribed'`,
  );
  await sql(
    `insert into public.mails (id, kind, area, state, recipient)
     select gen_random_uuid(), 'lead.team-mail', 'crm', case when n % 3 = 0 then 'failed' else 'waiting' end,
       'equipe@casa.example' from generate_series(1, 7) n`,
  );
  // As the job does every ten seconds.
  await sql('select public.roll_up_days(5000)');
});

type Today = { queue?: Queue; figures?: Figures };
const dataOf = (who: SignedIn | undefined, address: string) =>
  screenData<Today>(site(), who, address);
const rowsAt = (who: SignedIn | undefined, address: string) => rowsOf(site(), who, address);
const opened = ({ figures = [] }: Partial<Figures>) => numbersOf(figures);

it.each(['superadmin', 'analyst'])(
  'each number opens exactly as many rows, for a %s',
  async (role) => {
    const { figures } = await dataOf(people[role], '/admin');
    const numbers = opened(figures ?? {});
    const distinct = [...new Map(numbers.map((one) => [one.to, one])).values()];
    expect(new Set(distinct.map(({ figure }) => figure)).size).toBeGreaterThanOrEqual(
      role === 'superadmin' ? 6 : 5,
    );
    const found: typeof distinct = [];
    for (const { figure, to } of distinct) {
      found.push({ figure, to, count: await rowsAt(people[role], to) });
    }
    expect(found).toEqual(distinct);
  },
);

it('the same of the measures, and of one product where it is chosen', async () => {
  for (const who of [people['superadmin'], people['partner']]) {
    const { figures } = await dataOf(who, '/admin?range=90');
    for (const { key, value, to } of figures?.measures ?? []) {
      if (!to || !['leads', 'won'].includes(key)) continue;
      expect([key, await rowsAt(who, to)]).toEqual([key, bare(value)]);
    }
    for (const { figure, to, count } of opened(figures ?? {}).slice(0, 25)) {
      expect([figure, to, await rowsAt(who, to)]).toEqual([figure, to, count]);
    }
  }
  const [whole, part] = await Promise.all(
    [people['superadmin'], people['partner']].map(async (who) => {
      const { figures } = await dataOf(who, '/admin?range=90');
      return bare(figures?.measures.find(({ key }) => key === 'leads')?.value ?? '');
    }),
  );
  const [row] = await sql<{ own: number; all: number }>(
    `select count(*)::int as all, count(*) filter (where source = 'doavya')::int as own
     from public.qualification_submissions where status <> 'spam'`,
  );
  expect([whole, part]).toEqual([row?.all, row?.own]);
});

it('shows an analyst figures and no queue, and nobody a column without the permission to act', async () => {
  const analyst = await dataOf(people['analyst'], '/admin');
  expect(analyst.queue).toBeUndefined();
  expect(analyst.figures?.figures.map(({ key }) => key)).toEqual([
    'leads',
    'funnel',
    'answers',
    'pipeline',
    'recommend',
    'newsletter',
    'pages',
  ]);
  const all = await dataOf(people['superadmin'], '/admin');
  expect(all.queue?.map(({ key }) => key)).toEqual(['leads', 'mails']);
  expect(all.figures?.figures.map(({ key }) => key)).toContain('troubles');
  const waiting = all.queue?.find(({ key }) => key === 'leads');
  expect(await rowsAt(people['superadmin'], waiting?.to ?? '')).toBe(waiting?.count);
  const partner = await dataOf(people['partner'], '/admin');
  expect(partner.queue?.map(({ key }) => key)).toEqual(['leads']);
  // Visits are those of the whole site: of one product nobody has counted them.
  const funnel = partner.figures?.figures.find(({ key }) => key === 'funnel');
  expect(funnel?.table.rows).toHaveLength(3);
});

it('redirects users without both to the first screen that they may open', async () => {
  const { status, headers } = await visit(site(), '/admin', people['viewer']?.cookie);
  expect([status, headers['location']]).toEqual([302, '/admin/leads']);
});

it('keeps to the range and comparison of its address, and says what is wrong with days', async () => {
  const { text } = await visit(
    site(),
    '/admin?from=2020-01-01&to=2024-01-01&compare=year',
    people['superadmin']?.cookie,
  );
  expect(text).toContain('400 dias');
  expect(text).toContain('um ano antes');
  const none = await dataOf(people['superadmin'], '/admin?range=7&compare=none');
  expect(none.figures?.measures.every(({ change }) => change === undefined)).toBe(true);
});
