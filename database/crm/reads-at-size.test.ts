import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { readersCases } from '../../bench/crm/readers-cases.ts';
import type { Tx } from '../../bench/lists/times.ts';
import { fillRows, staffOf } from '../../bench/rows/fill-rows.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/*
 * What each screen of the CRM touches, as staff read it under the policies, with everything that
 * functions run inside: of tables that grow, nothing is read whole.
 */

const SIZES = {
  ...{ people: 60, leads: 6000, contacts: 6000, events: 60_000 },
  ...{ feedback: 0, newsletter: 0, security: 0, changes: 0 },
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

/** What walks a pipeline, or everything that was won: the more there is, the more it reads. */
const SUMS = ['counted', 'summed', 'board', 'forecast', 'results'];
/** Rows that a screen may read of a growing table, however many there are. */
const MOST_ROWS = 3000;

describe('what the CRM reads', () => {
  useScratchDatabase();
  beforeAll(async () => {
    await fillRows({ sizes: SIZES, seed: 1, day: new Date().toISOString().slice(0, 10) });
  });

  test.each([
    ['every product', undefined],
    ['one product', 'forja'],
    ['the partner’s product', 'doavya'],
  ] as const)('for a manager of %s no growing table is read whole', async (_, product) => {
    const userId = await staffOf('manager', product);
    const strays: string[] = [];
    for (const [what, cases] of Object.entries(await readersCases(userId))) {
      for (const { name, work } of cases.slice(0, 12)) {
        const read = await asActor({ kind: 'user', userId }, async (tx) => {
          const before = await touched(tx);
          await work(tx);
          const after = await touched(tx);
          return [...after].map(([table, { whole, rows }]) => ({
            table,
            whole: whole - (before.get(table)?.whole ?? 0),
            rows: rows - (before.get(table)?.rows ?? 0),
          }));
        });
        const sum = SUMS.some((word) => what.includes(word));
        for (const { table, whole, rows } of read) {
          if (!sum && (whole > 0 || rows > MOST_ROWS))
            strays.push(`${what} (${name}): ${whole} of ${rows} rows of ${table} by reading all`);
        }
      }
    }
    expect(strays).toEqual([]);
  });

  test('the rows are as many as that a wrong way shows', async () => {
    const [row] = await ownerSql<{ contacts: number; events: number }>(
      `select (select count(*)::int from public.crm_contacts) as contacts,
         (select count(*)::int from public.crm_events) as events`,
    );
    expect(row?.contacts).toBeGreaterThan(3 * MOST_ROWS);
    expect(row?.events).toBeGreaterThan(10 * MOST_ROWS);
  });
});
