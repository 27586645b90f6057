import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import words from '#app/features/crm/deals/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* The board: what its cards say, and its columns, a part behind the other. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'viewer', SignedIn>;
const stages: { id: string; slug: string; name: string }[] = [];
beforeAll(async () => {
  for (const role of ['manager', 'viewer'] as const) people[role] = await signedIn(site(), role);
  stages.push(
    ...(await sql<(typeof stages)[number]>(
      `select s.id, s.slug, s.name from public.crm_stages s
       join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'inbound-marketing' order by s.position`,
    )),
  );
});
beforeEach(() => sql('delete from public.crm_deals'));

const stage = (at: number) => stages[at] ?? { id: '', slug: '', name: '' };

/** Inserts deals into a stage; `<mark> 001` entered it last. */
async function fill(at: number, mark: string, count: number): Promise<void> {
  await sql(
    `with contact as (insert into public.crm_contacts (name, email, source)
       values ('Ana', $1, 'manual') returning id)
     insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select c.id, s.pipeline_id, s.id, $2 || ' ' || lpad(n::text, 3, '0'), 'manual', 1000 + n
     from contact c, public.crm_stages s, generate_series(1, $4::int) n where s.id = $3`,
    ...[`${randomUUID()}@casa.example`, mark, stage(at).id, count],
  );
  await sql('alter table public.crm_deals disable trigger user');
  await sql(
    `update public.crm_deals set stage_since = now() - right(title, 3)::int * interval '1 minute'`,
  );
  await sql('alter table public.crm_deals enable trigger user');
}

const see = (path: string, who: keyof typeof people = 'manager') =>
  visit(site(), path, people[who].cookie);
const titles = (text: string, mark: string) =>
  [...text.matchAll(new RegExp(`${mark} \\d{3}`, 'g'))].map(([title]) => title);
const onBoard = async (path: string, mark: string) => [
  ...new Set(titles((await see(path)).text.split('</main>')[0] ?? '', mark)),
];

type Cards = { cards: { id: string; title: string }[] };
const cardsBehind = async (query: string) =>
  JSON.parse((await see(`/admin/deals/cards?${query}`)).text) as Cards;
const numbered = (mark: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `${mark} ${String(from + n).padStart(3, '0')}`);

it('shows the first 20 cards of a column, and loads the others by page', async () => {
  await fill(0, 'Cedo', 90);
  await fill(1, 'Depois', 3);
  expect(await onBoard('/admin/deals', 'Cedo')).toEqual(numbered('Cedo', 1, 20));
  const [last] = await sql<{ id: string }>(
    `select id from public.crm_deals where title = 'Cedo 020'`,
  );
  const first = await cardsBehind(`stage=${stage(0).id}&after=${last?.id}`);
  expect(first.cards.map(({ title }) => title)).toEqual(numbered('Cedo', 21, 70));
  const rest = await cardsBehind(`stage=${stage(0).id}&after=${first.cards.at(-1)?.id}`);
  expect(rest.cards.map(({ title }) => title)).toEqual(numbered('Cedo', 71, 90));
  const rich = await cardsBehind(`stage=${stage(0).id}&after=${last?.id}&min=5000`);
  expect(rich.cards).toEqual([]);
});

it('loads more cards of one column without scripts, and links back to the first ones', async () => {
  await fill(0, 'Cedo', 30);
  await fill(1, 'Depois', 2);
  const { text } = await see('/admin/deals');
  const next = /href="([^"]*behind=[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(await onBoard(next, 'Cedo')).toEqual(numbered('Cedo', 21, 30));
  expect(await onBoard(next, 'Depois')).toEqual(numbered('Depois', 1, 2));
  expect((await see(next)).text).toContain(words.fromTop);
  expect(await onBoard('/admin/deals?behind=nothing', 'Cedo')).toEqual(numbered('Cedo', 1, 20));
});

it('loads more cards of the board of a past day', async () => {
  await fill(0, 'Cedo', 60);
  await sql(
    `update private.deal_spans set from_at = now() - interval '3 days' - id * interval '1 second'
     where deal_id in (select id from public.crm_deals)`,
  );
  const [day] = await sql<{ day: string }>(`select (private.business_day(now()) - 1)::text as day`);
  const query = `pipeline=inbound-marketing&day=${day?.day}`;
  const visible = await onBoard(`/admin/deals?${query}`, 'Cedo');
  expect(visible).toHaveLength(20);
  const [span] = await sql<{ id: string }>(
    `select s.id from private.deal_spans s join public.crm_deals d on d.id = s.deal_id
     where d.title = $1`,
    visible.at(-1) ?? '',
  );
  const { cards } = await cardsBehind(`${query}&stage=${stage(0).id}&after=${span?.id}`);
  const others = cards.map(({ title }) => title);
  expect([...visible, ...others].sort()).toEqual(numbered('Cedo', 1, 60));
});

it('answers 404 without the id of a card, and with no cards for unknown ids', async () => {
  expect((await see(`/admin/deals/cards?stage=${stage(0).id}`)).status).toBe(404);
  expect((await see('/admin/deals/cards?stage=1&after=2')).status).toBe(404);
  expect((await see(`/admin/deals/cards?stage=${randomUUID()}&after=${randomUUID()}`)).text).toBe(
    '{"cards":[]}',
  );
});

it('shows the next task, and whether it is overdue', async () => {
  await fill(0, 'Cedo', 1);
  const task = (title: string, due: string, more = 'null, null') =>
    sql(
      `insert into public.crm_tasks (id, deal_id, product, title, due_at, done_at, removed_at)
       select gen_random_uuid(), id, product, $1, now() + $2::interval, ${more}
       from public.crm_deals`,
      title,
      due,
    );
  await task('Enviar proposta', '5 days');
  await task('Já feita', '-9 days', 'now(), null');
  await task('Desistida', '-8 days', 'null, now()');
  const ahead = (await see('/admin/deals')).text;
  expect(ahead).toContain('Enviar proposta');
  expect(ahead).not.toContain('data-late');
  for (const other of ['Já feita', 'Desistida']) expect(ahead).not.toContain(other);
  await task('Ligar de volta', '-2 days');
  for (const path of ['/admin/deals', '/admin/deals/list']) {
    const { text } = await see(path);
    expect(text).toContain('Ligar de volta');
    expect(text.split('</main>')[0]).not.toContain('Enviar proposta');
    expect(text).toContain('data-late');
  }
});

it('links from each column to a new deal in its stage, for users who may create one', async () => {
  const at = stage(2);
  const link = `/admin/deals/new?stage=${at.id}`;
  expect((await see('/admin/deals')).text).toContain(link);
  expect((await see('/admin/deals', 'viewer')).text).not.toContain(link);
  const { text } = await see(link);
  expect(text).toMatch(new RegExp(`<option value="${at.id}" selected=""`));
  const elsewhere = (await see('/admin/deals?pipeline=direct-sales')).text;
  expect(elsewhere).toContain('/admin/deals/new?pipeline=direct-sales');
  const [direct] = await sql<{ id: string }>(
    `select s.id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'direct-sales' order by s.position limit 1`,
  );
  expect((await see('/admin/deals/new?pipeline=direct-sales')).text).toMatch(
    new RegExp(`<option value="${direct?.id}" selected=""`),
  );
});
