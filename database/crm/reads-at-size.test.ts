import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRangeFigures } from '../../app/features/crm/results/results.store.server.ts';
import { requestedRange } from '../../app/features/crm/results/results-range.ts';
import { businessDay } from '../../app/i18n/business-day.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { screensOf } from '../../bench/crm/readers-cases.ts';
import type { Tx } from '../../bench/lists/times.ts';
import { fillRows, staffOf } from '../../bench/rows/fill-rows.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/*
 * What each screen of the CRM touches, as staff read it under the policies, with everything that
 * functions run inside: what is there of one contact, company, deal or pipeline, and no table that
 * grows. Lists are explained one by one in database/lists.test.ts.
 */

const SIZES = {
  ...{ people: 60, leads: 6000, contacts: 6000, events: 60_000, tasks: 3000 },
  ...{ runs: 0, measured: 0 },
  ...{ feedback: 0, tickets: 0, newsletter: 0, security: 0, changes: 0 },
};

/** Tables with a row a person, or many; the other ones are short. */
const GROWING = [
  'crm_contacts',
  'crm_contact_points',
  'crm_companies',
  'crm_deals',
  'crm_events',
  'crm_tasks',
  'crm_messages',
  'qualification_submissions',
  'lead_words',
  'contact_words',
  'deal_words',
  'deal_spans',
  'deal_stays',
];

type Touched = { table: string; whole: string; rows: string };

/** Rows that the transaction has read of each growing table so far: those of whole tables, and all. */
async function touched(tx: Tx): Promise<Map<string, { whole: number; rows: number }>> {
  const { rows } = await sql<Touched>`
    select relname as table, seq_tup_read::text as whole,
      (seq_tup_read + coalesce(idx_tup_fetch, 0))::text as rows
    from pg_stat_xact_user_tables where relname = any (${GROWING})`.execute(tx);
  return new Map(
    rows.map(({ table, whole, rows: all }) => [table, { whole: Number(whole), rows: Number(all) }]),
  );
}

/**
 * Sums of all that is open in a pipeline are read. A past day walks each stage back to its twentieth
 * card that stood there then: of nearly 20,000 spans a part.
 */
const MOST_OF: Readonly<Record<string, number>> = { 'past day': 6000, board: 4000, forecast: 4000 };
/** Rows of a growing table that any other screen may read, however many there are. */
const MOST_ROWS = 1500;

/** Short tables are read whole sooner than looked up: what has no index for it is read whole anyway. */
const NO_READING = sql`set local enable_seqscan = off`;

/** Of each screen so many, of those with the most facts and the largest companies first. */
const CASES = 12;

describe('reads of the CRM', () => {
  useScratchDatabase();
  beforeAll(async () => {
    await fillRows({ sizes: SIZES, seed: 1, day: new Date().toISOString().slice(0, 10) });
  });

  test.each([
    ['every product', undefined],
    ['one product', 'forja'],
    ['the partner’s product', 'doavya'],
  ] as const)(
    'a manager of %s reads the rows of their screens, and no whole table',
    async (_, product) => {
      const userId = await staffOf('manager', product);
      const strays: string[] = [];
      for (const [what, cases] of Object.entries(await screensOf(userId))) {
        const [, most = MOST_ROWS] =
          Object.entries(MOST_OF).find(([of]) => what.includes(of)) ?? [];
        for (const { name, work } of cases.slice(0, CASES)) {
          const read = await asActor({ kind: 'user', userId }, async (tx) => {
            await NO_READING.execute(tx);
            const before = await touched(tx);
            await work(tx);
            return [...(await touched(tx))].map(([table, { whole, rows }]) => ({
              table,
              whole: whole - (before.get(table)?.whole ?? 0),
              rows: rows - (before.get(table)?.rows ?? 0),
            }));
          });
          for (const { table, whole, rows } of read) {
            if (whole > 0 || rows > most)
              strays.push(`${what} (${name}): ${rows} of ${table}, ${whole} by reading all`);
          }
        }
      }
      expect(strays).toEqual([]);
    },
  );

  test('a product that the user may not see returns nothing, and no row is read for it', async () => {
    const userId = await staffOf('manager', 'forja');
    const calls = [
      `contacts_page(p_product => 'doavya')`,
      `contacts_page(p_product => 'doavya', p_source => 'website', p_text => 'silva')`,
      `contacts_page(p_product => 'doavya', p_deal => 'none', p_sort => 'name')`,
      `companies_page(p_product => 'doavya')`,
      `deals_page(p_pipeline => 'doavya-partnership', p_text => 'silva')`,
      `deals_in_stage((select id from public.crm_stages where slug = 'interesse'))`,
      `deals_board('doavya-partnership')`,
      `deals_forecast('doavya-partnership')`,
    ];
    const counted = [
      `contacts_count(p_product => 'doavya')`,
      `companies_count(p_product => 'doavya')`,
      `deals_count(p_pipeline => 'doavya-partnership')`,
    ];
    for (const call of [...calls, ...counted]) {
      await asActor({ kind: 'user', userId }, async (tx) => {
        const before = await touched(tx);
        const { rows } = await sql.raw(`select * from public.${call}`).execute(tx);
        const read = [...(await touched(tx))].map(
          ([table, { rows: all }]) => [table, all - (before.get(table)?.rows ?? 0)] as const,
        );
        expect([call, ...read.filter(([, all]) => all > 0)]).toEqual([call]);
        expect([call, rows.length]).toEqual([call, counted.includes(call) ? 1 : 0]);
      });
    }
  });

  test('figures of a range are read from indexes alone', async () => {
    await ownerSql('vacuum analyze');
    const userId = await staffOf('manager');
    const today = businessDay();
    await asActor({ kind: 'user', userId }, async (tx) => {
      await NO_READING.execute(tx);
      const before = await touched(tx);
      const range = requestedRange(new URLSearchParams('range=30'), today);
      const { totals, stageTimes } = await readRangeFigures(tx, range);
      expect(totals.range.won).toBeGreaterThan(0);
      expect(stageTimes.length).toBeGreaterThan(3);
      for (const [table, { rows }] of await touched(tx)) {
        expect([table, rows - (before.get(table)?.rows ?? 0)]).toEqual([table, 0]);
      }
    });
  });

  test('a contact that is saved has its own addresses looked up', async () => {
    const userId = await staffOf('manager');
    await asActor({ kind: 'user', userId }, async (tx) => {
      await NO_READING.execute(tx);
      const before = await touched(tx);
      await sql`select public.save_contact(c.id, c.revision, c.name, 'Compras', c.company, c.company_id, c.owner_id,
        jsonb_build_array(jsonb_build_object('kind', 'email', 'value', c.email)))
        from public.crm_contacts c where c.id = (select min(o.id::text)::uuid from public.crm_contacts o
          where o.email is not null)`.execute(tx);
      const points = (await touched(tx)).get('crm_contact_points');
      const known = before.get('crm_contact_points');
      expect((points?.whole ?? 0) - (known?.whole ?? 0)).toBe(0);
      expect((points?.rows ?? 0) - (known?.rows ?? 0)).toBeLessThan(MOST_ROWS);
    });
  });

  test('the sample is large enough to reveal a full scan', async () => {
    const [row] = await ownerSql<{ contacts: number; events: number }>(
      `select (select count(*)::int from public.crm_contacts) as contacts,
         (select count(*)::int from public.crm_events) as events`,
    );
    expect(row?.contacts).toBeGreaterThan(3 * MOST_ROWS);
    expect(row?.events).toBeGreaterThan(10 * MOST_ROWS);
  });
});
