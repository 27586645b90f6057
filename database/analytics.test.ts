import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from './testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from './testing/scratch-database.ts';

const server = { kind: 'system' } as const;
const YEAR = `'2026-01-01', '2026-12-31'`;

const MAY_READ: Record<Role, boolean> = {
  superadmin: true,
  admin: true,
  manager: true,
  analyst: true,
  viewer: false,
};

const json = (rows: object[]) => `'${JSON.stringify(rows)}'::jsonb`;
const record = (events: object[], vitals: object[] = []) =>
  actorSql(server, `select public.record_counts(${json(events)}, ${json(vitals)})`);

describe('counts', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'client', string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;

  test('of one day, page, language and name are summed, in one batch and over several', async () => {
    const view = { route: 'home', locale: 'en', event: 'page_view' };
    await record([
      { ...view, count: 2 },
      { ...view, count: 3 },
    ]);
    await record([
      { ...view, count: 1 },
      { ...view, route: 'lab', count: 7 },
    ]);
    const rows = await ownerSql(
      'select route, event, count::integer from public.event_counts order by 1',
    );
    expect(rows).toEqual([
      { route: 'home', event: 'page_view', count: 6 },
      { route: 'lab', event: 'page_view', count: 7 },
    ]);
  });

  test('belong to the day of São Paulo', async () => {
    const [row] = await ownerSql<{ same: boolean }>(
      `select bool_and(day = (now() at time zone 'America/Sao_Paulo')::date) as same
       from public.event_counts`,
    );
    expect(row).toEqual({ same: true });
  });

  test('are refused where they are invalid', async () => {
    for (const wrong of [
      { route: 'home', locale: 'de', event: 'page_view', count: 1 },
      { route: '../etc', locale: 'en', event: 'page_view', count: 1 },
      { route: 'home', locale: 'en', event: 'page_view', count: 0 },
      { route: 'home', locale: 'en', event: '<script>', count: 1 },
    ]) {
      await expect(record([wrong])).rejects.toThrow();
    }
  });

  test('of vitals become ratings and a percentile', async () => {
    const lcp = { route: 'home', metric: 'LCP', phase: 'load' };
    await record(
      [],
      [
        { ...lcp, bucket: 1000, rating: 'good', samples: 6 },
        { ...lcp, bucket: 2600, rating: 'needs-improvement', samples: 2 },
        { ...lcp, bucket: 9000, rating: 'poor', samples: 2 },
      ],
    );
    await record([], [{ ...lcp, bucket: 1000, rating: 'good', samples: 1 }]);
    await ownerSql(`update public.web_vitals_daily set day = '2026-06-01'`);
    const rows = await actorSql(as('analyst'), `select * from public.web_vitals_summary(${YEAR})`);
    expect(rows).toEqual([
      {
        route: 'home',
        metric: 'LCP',
        phase: 'load',
        samples: 11,
        good: 7,
        needs_improvement: 2,
        poor: 2,
        p75: 2600,
      },
    ]);
  });

  test.each(['event_funnel', 'web_vitals_summary'])(
    '%s is for those who may read analytics',
    async (name) => {
      const statement = `select * from public.${name}(${YEAR})`;
      for (const role of ROLES) {
        const refusal = await refusalOf(as(role), statement);
        expect([role, refusal]).toEqual([role, MAY_READ[role] ? 'none' : 'PT403']);
      }
      expect(await refusalOf(as('client'), statement)).toBe('PT403');
      expect(await refusalOf({ kind: 'anonymous' }, statement)).toBe('42501');
    },
  );

  test('are added only by the server', async () => {
    const statement = `select public.record_counts('[]', '[]')`;
    expect(await refusalOf({ kind: 'anonymous' }, statement)).toBe('42501');
    expect(await refusalOf(as('superadmin'), statement)).toBe('42501');
  });
});

describe('consent on record', () => {
  useScratchDatabase();
  const subject = 'a'.repeat(32);
  const visitor = (address: string) => ({ kind: 'anonymous', address }) as const;
  const choose = (address: string, values: string) =>
    actorSql<{ kept: boolean }>(
      visitor(address),
      `select public.record_consent('${subject}', '01234567', ${values}, 'en') as kept`,
    );

  test('keeps every choice, and no address', async () => {
    await choose('203.0.113.1', `'all', true, true, true, true, false`);
    await choose('203.0.113.1', `'necessary', false, false, false, true, false`);
    const rows = await ownerSql<{ choice: string; row: string }>(
      'select choice, to_jsonb(c)::text as row from public.consent_records c order by created_at',
    );
    expect(rows.map(({ choice }) => choice)).toEqual(['all', 'necessary']);
    expect(rows.filter(({ row }) => row.includes('203.0.113'))).toEqual([]);
  });

  test.each([
    `'all', true, true, false, true, false`,
    `'necessary', false, true, false, true, false`,
    `'custom', false, true, false, true, true`,
    `'custom', false, false, false, true, true`,
    `'maybe', false, false, false, true, false`,
  ])('takes no contradiction: %s', async (values) => {
    await expect(choose('203.0.113.2', values)).rejects.toThrow();
  });

  test('lets 60 an hour through from one address, and 200 at once are counted exactly', async () => {
    const values = `'necessary', false, false, false, true, false`;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => choose('203.0.113.3', values)),
    );
    expect(answers.filter(([row]) => row?.kept)).toHaveLength(60);
    expect((await choose('203.0.113.4', values))[0]).toEqual({ kept: true });
  });

  test('deletes what is older than five years', async () => {
    await ownerSql(`update public.consent_records set created_at = now() - interval '6 years'
      where choice = 'all'`);
    await choose('203.0.113.5', `'custom', true, false, false, true, false`);
    const rows = await ownerSql(`select from public.consent_records where choice = 'all'`);
    expect(rows).toEqual([]);
  });
});
