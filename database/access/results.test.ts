import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { inventDeals, replayedStays } from '../testing/invented-deals.ts';
import { makePerson, ROLES } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { fillStays } from '../testing/stays-by-events.ts';

type Caller = { kind: 'user'; userId: string; product?: string };
type Figures = Record<string, unknown>;

/** The range asked for, and the days before it that it is compared with. */
const RANGE = { from: '2026-04-01', to: '2026-05-31', before: '2026-01-30' };
const DAYS = `'${RANGE.from}', '${RANGE.to}', '${RANGE.before}'`;

const rowsOf = <Row = Figures>(caller: Caller, statement: string) =>
  actorSql<Row>(caller, statement).then((rows) =>
    rows.map((row) => JSON.parse(JSON.stringify(row)) as Row),
  );
const numbers = (row: Figures | undefined) =>
  Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
    ]),
  );

describe('results of the CRM', () => {
  useScratchDatabase();
  let all: Caller;
  let narrowed: Caller;
  /** Callers, with the products of their figures. */
  let askers: [Caller, string[]][] = [];
  beforeAll(async () => {
    await inventDeals(randomFor('results'), { contacts: 160, deals: 400 });
    all = { kind: 'user', userId: await makePerson({ role: 'viewer' }) };
    narrowed = {
      kind: 'user',
      userId: await makePerson({ role: 'manager', product: 'doavya' }),
    };
    askers = [
      [all, ['forja', 'doavya']],
      [{ ...all, product: 'forja' }, ['forja']],
      [{ ...all, product: 'doavya' }, ['doavya']],
      [narrowed, ['doavya']],
    ];
  });

  test('the six figures equal an independent statement, for each product and for all', async () => {
    const independent = async (products: readonly string[]) => {
      const [row] = await ownerSql<Figures>(
        `select
          (select count(*) from public.crm_contacts c where c.is_active and exists (
            select from public.crm_products p where p.slug = any ($1)
              and array_position(p.lead_sources, c.source) is not null)) as "totalLeads",
          (select round(avg(case when 'won' = any (k.kinds) then 100.0 else 0 end), 1)
            from public.crm_contacts c
            join public.crm_products p on c.source = any (p.lead_sources) and p.slug = any ($1)
            cross join lateral (
              select array(select g.kind from public.crm_deals d
                join public.crm_stages g on g.id = d.stage_id
                join public.crm_pipelines l on l.id = d.pipeline_id
                where d.contact_id = c.id and d.is_active and l.product = any ($1)) as kinds) k
            where c.is_active) as "conversionRate",
          count(*) as "activeDeals", sum(d.value) as "totalValue",
          round(avg(d.value), 2) as "avgDealSize", 75 as "pipelineHealth"
        from public.crm_deals d natural join (select id as stage_id, kind, pipeline_id
          from public.crm_stages) g join public.crm_pipelines l on l.id = d.pipeline_id
        where d.is_active is true and g.kind = 'open' and l.product = any ($1)`,
        [products],
      );
      return numbers(row);
    };
    for (const [product, products] of [
      ['null', ['forja', 'doavya']],
      [`'forja'`, ['forja']],
      [`'doavya'`, ['doavya']],
    ] as const) {
      const [row] = await rowsOf(all, `select * from public.product_metrics(${product})`);
      expect(Object.keys(row ?? {})).toEqual([
        'totalLeads',
        'conversionRate',
        'activeDeals',
        'totalValue',
        'avgDealSize',
        'pipelineHealth',
      ]);
      expect(numbers(row)).toEqual(await independent(products));
    }
    const [ofNarrowed] = await rowsOf(narrowed, 'select * from public.product_metrics()');
    expect(numbers(ofNarrowed)).toEqual(await independent(['doavya']));
  });

  test('without a deal everything is zero', async () => {
    await ownerSql(`insert into public.crm_products (slug, name, color, lead_sources)
      values ('nova', 'Nova', '#123456', '{nova}')`);
    const [row] = await rowsOf(all, `select * from public.product_metrics('nova')`);
    await ownerSql(`delete from public.crm_products where slug = 'nova'`);
    expect(Object.values(numbers(row))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('each figure of a range, and its rows, equal an independent statement', async () => {
    for (const [caller, products] of askers) {
      const periods = await rowsOf(caller, `select * from public.result_totals(${DAYS})`);
      const bounds = [
        ['range', RANGE.from, '2026-06-01'],
        ['before', RANGE.before, RANGE.from],
      ] as const;
      expect(periods).toHaveLength(2);
      for (const [period, from, end] of bounds) {
        const ended = await ownerSql<{ kind: string; value: string; days: string }>(
          `select g.kind, d.value, extract(epoch from d.closed_at - d.created_at) / 86400 as days
           from public.crm_deals d join public.crm_stages g using (pipeline_id)
           where g.id = d.stage_id and g.kind in ('won', 'lost') and d.product = any ($1)
             and d.is_active and (d.closed_at at time zone 'America/Sao_Paulo')::date >= $2::date
             and (d.closed_at at time zone 'America/Sao_Paulo')::date < $3::date`,
          [products, from, end],
        );
        const won = ended.filter(({ kind }) => kind === 'won');
        const row = numbers(periods.find((one) => one['period'] === period));
        expect(row).toMatchObject({
          won: won.length,
          lost: ended.length - won.length,
          // In cents: the sum of many fractions depends on their order.
          value: won.reduce((sum, { value }) => sum + Math.round(Number(value) * 100), 0) / 100,
        });
        expect(row['cycle_days']).toBeCloseTo(median(won.map(({ days }) => Number(days))), 0);
        const last = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10);
        const within = `p_from => '${from}', p_to => '${last}'`;
        expect(await opened(caller, `p_state => 'won', ${within}`)).toMatchObject({
          rows: won.length,
          value: row['value'],
        });
        expect(await opened(caller, `p_state => 'closed', ${within}`)).toMatchObject({
          rows: ended.length,
        });
      }
    }
  });

  test('what was won adds up by source and by campaign, and each line opens its deals', async () => {
    const within = `p_from => '${RANGE.from}', p_to => '${RANGE.to}', p_state => 'won'`;
    for (const [caller] of askers) {
      const [totals] = await rowsOf(caller, `select * from public.result_totals(${DAYS})`);
      for (const by of ['source', 'campaign']) {
        const lines = await rowsOf<{ key: string | null; deals: number; value: string }>(
          caller,
          `select * from public.result_won_by('${by}', ${DAYS})`,
        );
        expect(lines.reduce((sum, { deals }) => sum + deals, 0)).toBe(totals?.['won']);
        for (const { key, deals, value } of lines) {
          const which = key === null ? `p_campaignless => 'yes'` : `p_${by} => '${key}'`;
          expect(await opened(caller, `${within}, ${which}`)).toEqual({
            rows: deals,
            listed: deals,
            value: Number(value),
          });
        }
      }
    }
  });

  test('the time in a stage equals the events, and its count opens the deals that left it', async () => {
    for (const [caller, products] of askers) {
      const stays = await replayedStays(products);
      const lines = await rowsOf<{ stage_id: string; deals: number; days: string }>(
        caller,
        `select * from public.result_stage_times(${DAYS})`,
      );
      const found = lines.filter(({ deals }) => deals > 0);
      expect(found.map(({ stage_id }) => stage_id).sort()).toEqual([...stays.keys()].sort());
      for (const { stage_id, deals, days } of found) {
        const spent = [...(stays.get(stage_id)?.values() ?? [])];
        expect(deals).toBe(spent.length);
        expect(Number(days)).toBeCloseTo(median(spent), 0);
        const left = `p_left => '${stage_id}', p_from => '${RANGE.from}', p_to => '${RANGE.to}'`;
        expect(await opened(caller, left)).toMatchObject({ rows: deals, listed: deals });
      }
    }
  });

  test('a stay that began before events were recorded has no known duration', async () => {
    const [before] = await rowsOf(all, `select sum(deals) from public.result_stage_times(${DAYS})`);
    await ownerSql(
      `update public.crm_events set details = '{"recovered": true}' where kind = 'opened'`,
    );
    await fillStays();
    const [after] = await rowsOf(all, `select sum(deals) from public.result_stage_times(${DAYS})`);
    await ownerSql(`update public.crm_events set details = '{}' where kind = 'opened'`);
    await fillStays();
    expect(Number(after?.['sum'])).toBeLessThan(Number(before?.['sum']));
    expect(Number(after?.['sum'])).toBeGreaterThan(0);
  });

  test('open deals, active ones, and the contacts of a figure equal the opened rows', async () => {
    for (const [caller] of askers) {
      const [metrics] = await rowsOf(
        caller,
        `select * from public.product_metrics(private.chosen_product())`,
      );
      const { activeDeals, totalValue, totalLeads, conversionRate } = numbers(metrics);
      expect(await opened(caller, `p_state => 'open'`)).toEqual({
        rows: activeDeals,
        listed: activeDeals,
        value: totalValue,
      });
      const [touched] = await rowsOf(caller, 'select * from public.deals_active_lately()');
      expect(touched?.['open']).toBe(activeDeals);
      const which = `p_state => 'open', p_touched => `;
      const [yes, no] = [
        await opened(caller, `${which}'yes'`),
        await opened(caller, `${which}'no'`),
      ];
      expect(yes.rows).toBe(touched?.['touched']);
      expect(no.rows + yes.rows).toBe(activeDeals);
      const [counted] = await rowsOf<{ leads: number; converted: number }>(
        caller,
        `select public.result_contacts_count() as leads,
          public.result_contacts_count('yes') as converted`,
      );
      expect(counted?.leads).toBe(totalLeads);
      const rate = (100 * (counted?.converted ?? 0)) / (counted?.leads ?? 1);
      expect(conversionRate).toBeCloseTo(rate, 1);
      const converted = `select id from public.result_contacts_page('yes', p_limit => 1000)`;
      expect(await rowsOf(caller, converted)).toHaveLength(counted?.converted ?? 0);
    }
  });

  test('only users who read the CRM read figures, for their products', async () => {
    const statements = [
      'select * from public.product_metrics()',
      `select * from public.result_totals(${DAYS})`,
      `select * from public.result_won_by('source', ${DAYS})`,
      `select * from public.result_stage_times(${DAYS})`,
      `select * from public.result_leads_lost(${DAYS})`,
      `select * from public.result_deals_lost(${DAYS})`,
      'select * from public.deals_active_lately()',
      'select * from public.result_deals_page()',
      'select * from public.result_deals_count()',
      'select * from public.result_contacts_page()',
      'select public.result_contacts_count()',
    ];
    const client: Caller = { kind: 'user', userId: await makePerson() };
    for (const statement of statements) {
      for (const role of ROLES) {
        const caller: Caller = { kind: 'user', userId: await makePerson({ role }) };
        expect([role, await refusalOf(caller, statement)]).toEqual([role, 'none']);
      }
      expect([statement, await refusalOf(client, statement)]).toEqual([statement, 'PT403']);
      expect(await refusalOf({ kind: 'anonymous' }, statement)).toBe('42501');
    }
    await expect(rowsOf(narrowed, `select * from public.product_metrics('forja')`)).rejects.toThrow(
      'crm_read_missing',
    );
    const ofNarrowed = await rowsOf(
      narrowed,
      `select pipeline_name from public.result_deals_page()`,
    );
    expect(new Set(ofNarrowed.map((row) => row['pipeline_name']))).toEqual(
      new Set(['Doavya Partnership']),
    );
  });

  test('pages have no gap', async () => {
    const whole = await rowsOf<{ id: string }>(
      all,
      'select id from public.result_deals_page(p_limit => 1000)',
    );
    const read: string[] = [];
    for (;;) {
      const after = read.length > 0 ? `, p_after => '${read.at(-1)}'` : '';
      const page = await rowsOf<{ id: string }>(
        all,
        `select id from public.result_deals_page(p_limit => 90${after})`,
      );
      if (page.length === 0) break;
      read.push(...page.map(({ id }) => id));
    }
    expect(read).toEqual(whole.map(({ id }) => id));
  });

  /** How many deals a list with these filters has, by its count and by its rows. */
  async function opened(caller: Caller, filters: string) {
    const [counted] = await rowsOf<{ deals: number; value: string }>(
      caller,
      `select * from public.result_deals_count(${filters})`,
    );
    const rows = await rowsOf(
      caller,
      `select id from public.result_deals_page(${filters}, p_limit => 1000)`,
    );
    return { rows: counted?.deals ?? -1, listed: rows.length, value: Number(counted?.value) };
  }
});

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
