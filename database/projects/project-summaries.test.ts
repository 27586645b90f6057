import { beforeAll, describe, expect, test } from 'vitest';
import { summaryOf } from '../../app/features/projects/admin/portfolio/portfolio.ts';
import type { BarDays } from '../../app/features/projects/bar/bar.ts';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';

/* States of projects, whatever happens to them: their summary rows against their own rows, counted another
 * way, and what a list finds against what the bar of each project says. */

const PROJECTS = 30;
const ACTS = 90;
const HEALTHS = ['late', 'waiting', 'on_time', 'paused', 'ended'] as const;

type Days = BarDays & { id: string };

/** Of each project its days, without a look at what is kept. */
const DAYS = `
  select p.id, p.starts_on::text as "startsOn", (now() at time zone 'America/Sao_Paulo')::date::text as today,
    p.paused_on::text as "pausedOn", p.ended_on::text as "endedOn",
    (select jsonb_agg(jsonb_build_object('promised', g.promised_on, 'planned', g.planned_on,
      'actual', g.actual_on) order by g.position) from public.project_stages g where g.project_id = p.id) as stages,
    (select coalesce(jsonb_agg(jsonb_build_object('since', w.since, 'until', w.until)), '[]')
      from public.project_waits w where w.project_id = p.id) as waits
  from public.projects p`;

/** Kept rows that are otherwise than their projects say; found by other ways than the triggers go. */
const WRONG = `
  select p.id from public.projects p
  join public.client_organizations o on o.id = p.organization_id
  left join private.project_standings s on s.id = p.id
  where (s.organization_id, s.conducted_by, s.starts_on, s.created_at)
      is distinct from (p.organization_id, p.conducted_by, p.starts_on, p.created_at)
    or s.words is distinct from private.folded(p.name || ' ' || coalesce(
      (select k.name from public.crm_companies k where k.id = o.company_id), o.name,
      (select coalesce(c.name, c.email) from public.crm_contacts c where c.id = o.contact_id)))
    or s.waits_since is distinct from (select w.since from public.project_waits w
      where w.project_id = p.id and w.until is null and s.place = 0 order by w.since limit 1)
  union all
  select s.id from private.project_standings s where not exists (select from public.projects p where p.id = s.id)`;

const { next: random, pick: oneOf } = randomFor('standings of projects');
const someDay = (around: number) => `(now() at time zone 'America/Sao_Paulo')::date + ${around}`;

/** A project of one of six clients, whose first stages have ended. */
async function begin(n: number): Promise<void> {
  const first = -Math.floor(random() * 120) + 20;
  const pace = 3 + Math.floor(random() * 30);
  const delay = random() < 0.4 ? Math.floor(random() * 25) : 0;
  const done =
    first < 0 ? Math.min(Math.floor(random() * 7), Math.floor(-first / (pace + delay))) : 0;
  const dated = random() < 0.15 ? 3 : 6;
  await ownerSql(
    `with project as (
       insert into public.projects (organization_id, name, starts_on, conducted_by)
       select o.id, 'Pedidos ${n}', ${someDay(first)}, (select user_id from public.user_roles
         where ${n} % 3 > 0 order by user_id limit 1)
       from public.client_organizations o order by o.created_at, o.id offset ${n % 6} limit 1
       returning id, starts_on
     )
     insert into public.project_stages (project_id, position, promised_on, planned_on, actual_on)
     select p.id, k, case when k <= ${dated} then p.starts_on + k * ${pace} end,
       case when ${delay} > 0 and k > ${done} then p.starts_on + k * ${pace + delay} end,
       case when k <= ${done} then p.starts_on + k * ${pace + delay} end
     from project p, generate_series(1, 6) k`,
  );
}

/** What happens to projects, their stages, their waits and what their clients are called. */
async function act(): Promise<void> {
  const project = `(select id from public.projects order by md5(id::text || '${random()}') limit 1)`;
  const statement = oneOf([
    () => `update public.projects set paused_on = case when ended_on is null and paused_on is null
      then ${someDay(0)} end where id = ${project}`,
    () => `update public.projects set paused_on = null, ended_on = case when ended_on is null
      then ${someDay(-2)} end where id = ${project}`,
    () =>
      `update public.projects set name = 'Loja ${Math.floor(random() * 1000)} Ação' where id = ${project}`,
    () => `update public.projects set conducted_by = null where id = ${project}`,
    // The next stage ends, on the day when it was to.
    () => `update public.project_stages s set actual_on = coalesce(s.planned_on, s.promised_on)
      where s.project_id = ${project} and s.position = (select min(g.position) from public.project_stages g
        where g.project_id = s.project_id and g.actual_on is null)`,
    () => `update public.project_stages s set planned_on = coalesce(s.planned_on, s.promised_on) + ${Math.floor(random() * 30)}
      where s.project_id = ${project} and s.position = 6 and s.actual_on is null`,
    () => `insert into public.project_waits (project_id, position, what, since)
      select p.id, 2, 'Textos', greatest(p.starts_on, ${someDay(-Math.floor(random() * 30))})
      from public.projects p where p.id = ${project}`,
    () =>
      `update public.project_waits set until = since + 1 where project_id = ${project} and until is null`,
    () => `delete from public.project_waits where project_id = ${project}`,
    () => `update public.crm_companies set name = 'Firma ${Math.floor(random() * 1000)} Pão'
      where id = (select company_id from public.client_organizations where company_id is not null limit 1)`,
    () => `update public.crm_contacts set name = 'Zoé ${Math.floor(random() * 1000)}'
      where id = (select contact_id from public.client_organizations where contact_id is not null limit 1)`,
    () => `update public.client_organizations set name = 'Cliente ${Math.floor(random() * 1000)}'
      where company_id is null and contact_id is null`,
    () => `delete from public.projects where id = ${project} and ${random() < 0.2}`,
  ])();
  await ownerSql(statement).catch((error: Error) => {
    // Days that would pass one another are refused; so they stay as they were.
    if (!/dates_out_of_order/.test(error.message)) throw error;
  });
}

/** By health, the projects that the bar of each says are so. */
function expected(all: readonly Days[]): Record<string, string[]> {
  const found = Object.fromEntries(HEALTHS.map((health) => [health, [] as string[]]));
  for (const { id, ...days } of all) {
    const { state, delay, behind } = summaryOf(days);
    const put = (health: string) => found[health]?.push(id);
    if (state === 'paused') put('paused');
    else if (state === 'ended' || state === 'delivered') put('ended');
    else {
      const waits = days.waits.some(({ until }) => until === null);
      const late = delay > 0 || behind > 0;
      if (late) put('late');
      if (waits) put('waiting');
      if (!late && !waits) put('on_time');
    }
  }
  return found;
}

describe('summaries of projects', () => {
  useScratchDatabase();
  let manager = '';
  let outsider = '';
  const run = <Row>(text: string) => actorSql<Row>({ kind: 'user', userId: manager }, text);
  beforeAll(async () => {
    manager = await makePerson({ role: 'manager' });
    outsider = await makePerson();
    await ownerSql(
      `with company as (insert into public.crm_companies (name) values ('Padaria Açaí') returning id),
         contact as (insert into public.crm_contacts (name, source) values ('Inês', 'website') returning id)
       insert into public.client_organizations (name, company_id, contact_id)
       select null, company.id, null from company union all select null, null, contact.id from contact
       union all select 'Oficina ' || n, null, null from generate_series(1, 4) n`,
    );
    for (let n = 0; n < PROJECTS; n += 1) await begin(n);
  });

  const agree = async () => {
    expect(await ownerSql(WRONG)).toEqual([]);
    const all = await ownerSql<Days>(DAYS);
    const wanted = expected(all);
    const counts = Object.fromEntries(
      (
        await run<{ health: string; projects: number }>('select * from public.portfolio_counts()')
      ).map(({ health, projects }) => [health, projects]),
    );
    expect(counts).toEqual({
      all: all.length,
      found: all.length,
      ...Object.fromEntries(HEALTHS.map((health) => [health, wanted[health]?.length])),
    });
    for (const health of HEALTHS) {
      const rows = await run<{ id: string }>(
        `select id from public.portfolio_page(p_health => '${health}', p_limit => 500)`,
      );
      expect([health, rows.map(({ id }) => id).sort()]).toEqual([health, wanted[health]?.sort()]);
    }
  };

  test('are updated with every change, and a tab counts what it opens', async () => {
    await agree();
    for (let n = 0; n < ACTS; n += 1) {
      await act();
      if (n % 15 === 14) await agree();
    }
  });

  test('order by delay first, then by the next date, then the rest', async () => {
    const rows = await run<{ id: string; place: number; due: number | null }>(
      'select id from public.portfolio_page(p_limit => 500)',
    );
    const days = new Map((await ownerSql<Days>(DAYS)).map(({ id, ...rest }) => [id, rest]));
    const kinds = rows.map(({ id }) => {
      const { state } = summaryOf(days.get(id) as Days);
      return state === 'paused' ? 1 : state === 'ended' || state === 'delivered' ? 2 : 0;
    });
    expect(kinds).toEqual([...kinds].sort());
    expect(new Set(kinds).size).toBe(3);
  });

  test('pages follow a row in every order, and have each project once', async () => {
    const [{ all } = { all: 0 }] = await ownerSql<{ all: number }>(
      'select count(*)::int as all from public.projects',
    );
    for (const sort of ['urgency', 'name', 'client', 'next', 'newest']) {
      const met: string[] = [];
      for (;;) {
        const after = met.at(-1);
        const rows = await run<{ id: string }>(
          `select id from public.portfolio_page(p_sort => '${sort}', p_limit => 7
            ${after ? `, p_after => '${after}'` : ''})`,
        );
        if (rows.length === 0) break;
        met.push(...rows.map(({ id }) => id));
      }
      expect([sort, met.length, new Set(met).size]).toEqual([sort, all, all]);
    }
  });

  test('projects are found by words of their name and client, without accents', async () => {
    const found = async (text: string) =>
      (await run(`select id from public.portfolio_page(p_text => '${text}', p_limit => 500)`))
        .length;
    await ownerSql(`update public.crm_companies set name = 'Padaria Açaí'`);
    const [{ count } = { count: 0 }] = await ownerSql<{ count: number }>(
      `select count(*)::int as count from public.projects p join public.client_organizations o
       on o.id = p.organization_id where o.company_id is not null`,
    );
    expect(count).toBeGreaterThan(0);
    expect(await found('acai')).toBe(count);
    expect(await found('AÇAÍ')).toBe(count);
    expect(await found('100%')).toBe(0);
  });

  test('nobody without the permission reads any of it', async () => {
    for (const call of [
      'public.portfolio_page()',
      'public.portfolio_counts()',
      'public.portfolio_choices()',
      'private.project_standings',
    ]) {
      const statement = `select * from ${call}`;
      expect([call, await refusalOf({ kind: 'user', userId: outsider }, statement)]).toEqual([
        call,
        expect.stringMatching(FORBIDDEN),
      ]);
      expect([call, await refusalOf({ kind: 'anonymous' }, statement)]).toEqual([call, '42501']);
    }
  });
});
