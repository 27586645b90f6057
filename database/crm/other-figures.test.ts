import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../tools/demo/random.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/* Figures of the newsletter, of recommendations, deals and visits, against the rows themselves. */

const [FROM, TO] = ['2026-03-01', '2026-03-31'];

describe('figures beside those of leads', () => {
  useScratchDatabase();
  const random = seededRandom(7);
  let admin: { kind: 'user'; userId: string };
  let analyst: { kind: 'user'; userId: string };
  let partner: { kind: 'user'; userId: string };
  beforeAll(async () => {
    admin = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
    analyst = { kind: 'user', userId: await makePerson({ role: 'analyst' }) };
    partner = { kind: 'user', userId: await makePerson({ role: 'manager', product: 'doavya' }) };
  });

  const state = () => actorSql(admin, 'select * from public.newsletter_totals()');
  const stats = () =>
    ownerSql(`select count(*) filter (where status = 'active')::int as active,
      count(*) filter (where status = 'pending' and undeliverable_at is null)::int as pending
      from public.newsletter_subscriptions`);
  const departures = () =>
    actorSql(
      analyst,
      `select day::text, confirmed, departed from public.newsletter_figures('${FROM}', '${TO}')`,
    );
  const happened = () =>
    ownerSql(`select to_char(happened_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day,
      sum((kind = 'confirmed')::int)::int as confirmed,
      sum((kind = 'unsubscribed')::int)::int as departed
      from public.newsletter_events where kind in ('confirmed', 'unsubscribed')
        and happened_at >= '${FROM}T03:00Z' and happened_at < '2026-04-01T03:00Z'
      group by 1 order by 1`);

  test('of the newsletter follow confirmations, withdrawals and erasures', async () => {
    await ownerSql(`
      with seeded as (
        insert into public.newsletter_subscriptions (email, status, consent_version, consent_locale,
          created_at, asked_at, confirmed_at, unsubscribed_at)
        select 'leitor' || n || '@casa.example', (array['pending', 'active', 'unsubscribed'])[1 + n % 3],
          'v1', 'pt-BR', at, at, at + interval '2 hours', at + interval '3 days'
        from generate_series(1, 120) n,
          lateral (select timestamptz '2026-02-20T01:00Z' + n * interval '7 hours' as at) m
        returning id, status, confirmed_at, unsubscribed_at)
      insert into public.newsletter_events (subscription_id, kind, way, consent_version, consent_locale,
        happened_at)
      select id, 'confirmed', 'link', 'v1', 'pt-BR', confirmed_at from seeded where status <> 'pending'
      union all select id, 'unsubscribed', 'link', 'v1', 'pt-BR', unsubscribed_at from seeded
        where status = 'unsubscribed'`);
    await ownerSql('select public.roll_up_days(1000)');
    expect(await departures()).toEqual(await happened());
    expect(await state()).toEqual(await stats());
    const ids = await ownerSql<{ id: string }>('select id from public.newsletter_subscriptions');
    for (let step = 0; step < 3; step += 1) {
      await ownerSql('delete from public.newsletter_subscriptions where id = $1', [
        random.pick(ids).id,
      ]);
    }
    await ownerSql(`update public.newsletter_subscriptions set undeliverable_at = now()
      where id = (select id from public.newsletter_subscriptions where status = 'pending' limit 1)`);
    await ownerSql(`update public.newsletter_subscriptions set status = 'unsubscribed',
      unsubscribed_at = now()
      where id = (select id from public.newsletter_subscriptions where status = 'active' limit 1)`);
    expect(await departures()).toEqual(await happened());
    expect(await state()).toEqual(await stats());
    await ownerSql('select public.roll_up_days(1000)');
    expect(await departures()).toEqual(await happened());
    expect(await state()).toEqual(await stats());
    const [row] = await ownerSql<{ rows: number }>(
      'select count(*)::int as rows from private.newsletter_standing',
    );
    expect(row?.rows).toBeLessThan(41);
    // Those of everybody are kept for administrators, as the contract has it.
    expect(await refusalOf(analyst, 'select * from public.newsletter_totals()')).toBe('PT403');
  });

  test('of the newsletter lead to exactly as many rows', async () => {
    for (const kind of ['confirmed', 'unsubscribed']) {
      const days = `p_kind => '${kind}', p_from => '${FROM}', p_to => '${TO}'`;
      const [row] = await actorSql<{ found: number }>(
        analyst,
        `select public.counted_subscriptions_count(${days}) as found`,
      );
      const rows = await ownerSql(
        `select id from public.newsletter_events where kind = '${kind}'
         and happened_at >= '${FROM}T03:00Z' and happened_at < '2026-04-01T03:00Z'`,
      );
      expect(row?.found).toBe(rows.length);
      const page = await actorSql(
        analyst,
        `select id from public.counted_subscriptions_page(${days}, p_limit => 1000)`,
      );
      expect(page).toHaveLength(rows.length);
    }
    const viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) } as const;
    expect(await refusalOf(viewer, 'select public.counted_subscriptions_count()')).toBe('PT403');
  });

  test('of recommendations count the entries that the reader may see', async () => {
    await ownerSql(
      `insert into public.feedback_entries (id, protocol, project_id, type, score, verbatim, status,
         created_at)
       select gen_random_uuid(), 'F-' || n, p.id, 'nps', n % 11, 'Bom',
         case when n % 13 = 0 then 'spam' else 'new' end,
         timestamptz '2026-03-02T01:00Z' + n * interval '5 hours'
       from generate_series(1, 120) n join public.feedback_projects p
         on p.product = case when n % 4 = 0 then 'doavya' else 'forja' end`,
    );
    const read = (who: typeof admin) =>
      actorSql(
        who,
        `select day::text, promoters, passives, detractors
         from public.nps_figures('${FROM}', '${TO}')`,
      );
    const rows = (where: string) =>
      ownerSql(`select to_char(e.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day,
        sum((e.score > 8)::int)::int as promoters, sum((e.score between 7 and 8)::int)::int as passives,
        sum((e.score < 7)::int)::int as detractors
        from public.feedback_entries e join public.feedback_projects p on p.id = e.project_id
        where e.type = 'nps' and e.status <> 'spam' and ${where} group by 1 order by 1`);
    await ownerSql('select public.roll_up_days(1000)');
    expect(await read(admin)).toEqual(await rows('true'));
    await ownerSql(`delete from public.feedback_entries where protocol in ('F-7', 'F-8')`);
    await ownerSql(`update public.feedback_entries set status = 'spam' where protocol = 'F-20'`);
    expect(await read(admin)).toEqual(await rows('true'));
    expect(await read(partner)).toEqual(await rows(`p.product = 'doavya'`));
  });

  test('of visits are those of the whole site, for users of all products', async () => {
    await ownerSql(`insert into public.event_counts (day, route, locale, event, count) values
      ('2026-03-02', 'home', 'pt-BR', 'page_view', 70), ('2026-03-02', 'home', 'pt-BR', 'search', 9),
      ('2026-03-31', 'project', 'en', 'page_view', 8), ('2026-03-05', 'project', 'pt-BR', 'form_view', 5),
      ('2026-02-28', 'home', 'pt-BR', 'page_view', 11)`);
    await ownerSql('select public.roll_up_days(1000)');
    await ownerSql(`update public.event_counts set count = count + 1
      where (day, event) = ('2026-02-28', 'page_view')`);
    const read = (who: typeof admin) =>
      actorSql(
        who,
        `select period, views::int, forms::int from public.visit_figures('${FROM}', '${TO}',
           '2026-02-01', '2026-02-28') order by 1`,
      );
    expect(await read(analyst)).toEqual([
      { period: 'before', views: 12, forms: 0 },
      { period: 'range', views: 78, forms: 5 },
    ]);
    expect(await read(partner)).toEqual([]);
  });
});
