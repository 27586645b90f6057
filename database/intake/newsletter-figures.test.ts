import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const ROWS = 500;

type Step = { period: string; asked: number; confirmed: number; unsubscribed: number };
type Fact = { id: string; email: string; status: string; source_page: string; created: number };
type Happened = { kind: keyof Omit<Step, 'period'> | 'repeated'; at: number };

/** The calendar day in São Paulo, which has had no summer time since 2019. */
const dayOf = (at: number) => new Date(at - 3 * 3_600_000).toISOString().slice(0, 10);

describe('figures over seeded rows', () => {
  useScratchDatabase();
  let asAdmin: { kind: 'user'; userId: string };
  let facts: Fact[] = [];
  let happened: Happened[] = [];
  beforeAll(async () => {
    asAdmin = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
    // Spread over a year by hours, so that many fall on the other side of midnight in UTC.
    await ownerSql(
      `with seeded as (
        insert into public.newsletter_subscriptions (email, status, consent_version,
          consent_locale, source_page, created_at, asked_at, confirmed_at, unsubscribed_at)
        select 'leitor' || n || '@' || (array['casa', 'obra', 'rua'])[1 + n % 3] || '.example',
          (array['pending', 'active', 'active', 'unsubscribed'])[1 + n % 4], 'v1', 'pt-BR',
          (array['/', '/conteudo', '/en'])[1 + n % 3],
          moment, moment, moment + interval '2 hours', moment + interval '3 days'
        from generate_series(1, ${ROWS}) n,
          lateral (select timestamptz '2025-12-20T00:30Z' + n * interval '17 hours' as moment) m
        returning id, status, asked_at, confirmed_at, unsubscribed_at)
      insert into public.newsletter_events
        (subscription_id, kind, way, consent_version, consent_locale, happened_at)
      select id, 'asked', 'form', 'v1', 'pt-BR', asked_at from seeded
      union all select id, 'repeated', 'form', 'v1', 'pt-BR', asked_at from seeded
        where status = 'active'
      union all select id, 'confirmed', 'link', 'v1', 'pt-BR', confirmed_at from seeded
        where status <> 'pending'
      union all select id, 'unsubscribed', 'link', 'v1', 'pt-BR', unsubscribed_at from seeded
        where status = 'unsubscribed'`,
    );
    const rows = await ownerSql<Omit<Fact, 'created'> & { created_at: Date }>(
      'select id, email, status, source_page, created_at from public.newsletter_subscriptions',
    );
    facts = rows.map(({ created_at: at, ...row }) => ({ ...row, created: at.getTime() }));
    const events = await ownerSql<{ kind: Happened['kind']; happened_at: Date }>(
      'select kind, happened_at from public.newsletter_events',
    );
    happened = events.map(({ kind, happened_at: at }) => ({ kind, at: at.getTime() }));
  });

  const history = (from: string, to: string, unit: string) =>
    actorSql<Step>(
      asAdmin,
      `select period::text, asked, confirmed, unsubscribed
       from public.newsletter_history('${from}', '${to}', '${unit}')`,
    );
  /** The same counted apart from SQL. */
  const counted = (periods: readonly string[], width: number): Step[] =>
    periods.map((period) => {
      const of = (kind: Happened['kind']) =>
        happened.filter(
          (event) => event.kind === kind && dayOf(event.at).startsWith(period.slice(0, width)),
        ).length;
      return {
        period,
        asked: of('asked'),
        confirmed: of('confirmed'),
        unsubscribed: of('unsubscribed'),
      };
    });

  test('the stats equal an independent count', async () => {
    const [stats] = await actorSql(asAdmin, 'select * from public.get_newsletter_stats()');
    const of = (status: string) => facts.filter((row) => row.status === status).length;
    expect(stats).toEqual({
      total_count: ROWS,
      active_count: of('active'),
      pending_count: of('pending'),
      unsubscribed_count: of('unsubscribed'),
    });
  });

  test('the history counts days in São Paulo’s time zone, empty ones too', async () => {
    const days = Array.from({ length: 60 }, (_, n) =>
      new Date(Date.UTC(2026, 1, 1 + n)).toISOString().slice(0, 10),
    );
    const found = await history(days[0] ?? '', days.at(-1) ?? '', 'day');
    expect(found).toEqual(counted(days, 10));
    expect(found.some(({ asked }) => asked > 0)).toBe(true);
    expect(found.some(({ unsubscribed }) => unsubscribed === 0)).toBe(true);
  });

  test('and months, from the first day of the first one', async () => {
    const months = Array.from({ length: 12 }, (_, n) =>
      new Date(Date.UTC(2025, 11 + n, 1)).toISOString().slice(0, 10),
    );
    expect(await history('2025-12-17', '2026-11-30', 'month')).toEqual(counted(months, 7));
  });

  test.each([
    ['created', true],
    ['created', false],
    ['email', false],
    ['status', true],
    ['source', false],
  ])('every page of the list follows the one before, by %s', async (sort, descending) => {
    const seen: string[] = [];
    for (let after = 'null'; ; ) {
      const rows = await actorSql<{ id: string }>(
        asAdmin,
        `select id from public.newsletter_page(p_limit => 90, p_sort => '${sort}',
           p_descending => ${descending}, p_after => ${after})`,
      );
      seen.push(...rows.map(({ id }) => id));
      if (rows.length < 90) break;
      after = `'${rows.at(-1)?.id}'`;
    }
    expect(seen).toHaveLength(ROWS);
    expect(new Set(seen).size).toBe(ROWS);
    if (sort !== 'created') return;
    const times = seen.map((id) => facts.find((row) => row.id === id)?.created ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => (descending ? b - a : a - b)));
  });

  test('finds by part of an address, state, page and days together', async () => {
    const rows = await actorSql<{ email: string }>(
      asAdmin,
      `select email from public.newsletter_page(p_text => 'LEITOR1', p_status => 'active',
         p_source => '/conteudo', p_from => '2026-01-01', p_to => '2026-06-30', p_limit => 1000)`,
    );
    const wanted = facts.filter(
      ({ email, status, source_page: source, created }) =>
        email.includes('leitor1') &&
        status === 'active' &&
        source === '/conteudo' &&
        dayOf(created) >= '2026-01-01' &&
        dayOf(created) <= '2026-06-30',
    );
    expect(wanted.length).toBeGreaterThan(2);
    expect(rows.map(({ email }) => email).sort()).toEqual(wanted.map(({ email }) => email).sort());
    const [count] = await actorSql(
      asAdmin,
      `select public.newsletter_count(p_text => 'leitor1', p_status => 'active',
         p_source => '/conteudo', p_from => '2026-01-01', p_to => '2026-06-30') as found`,
    );
    expect(count).toEqual({ found: wanted.length });
    // What looks like a pattern is text.
    const none = await actorSql(asAdmin, `select * from public.newsletter_page(p_text => '%')`);
    expect(none).toEqual([]);
  });
});
