import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { Tx } from '../../bench/lists/times.ts';
import { fillRows, staffOf } from '../../bench/rows/fill-rows.ts';
import { screensOf } from '../../bench/tickets/ticket-cases.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/*
 * What the screens of the service desk touch, with everything that functions run inside: what is there of one
 * ticket or idea, and no table that grows. Lists are explained one by one in database/lists.test.ts.
 */

const SIZES = {
  ...{ people: 60, leads: 60, feedback: 12_000, tickets: 6000 },
  ...{
    contacts: 0,
    events: 0,
    tasks: 0,
    runs: 0,
    measured: 0,
    newsletter: 0,
    security: 0,
    changes: 0,
  },
};

const GROWING = [
  'feedback_entries',
  'feedback_tickets',
  'feedback_messages',
  'feedback_attachments',
  'feedback_changes',
  'ticket_entries',
  'ticket_notes',
  'ticket_ratings',
  'ticket_replies_later',
  'ticket_words',
  'ticket_pauses',
  'ticket_times',
  'inbound_mails',
  'idea_words',
  'entry_words',
];

/** Tabs of ideas count up to a thousand of each kind, those of tickets in indices alone; an idea's place is found
 * among the best thousand, and figures of a range read the times of all tickets in it. */
const MOST_OF: Readonly<Record<string, number>> = {
  'ideas, counts': 7000,
  counts: 0,
  'its place': 4000,
  alike: 4000,
  figures: 7000,
};
/** Rows of a growing table that any other screen may read, however many there are. */
const MOST_ROWS = 600;
/** Short tables are read whole sooner than looked up: what has no index for it is read whole anyway. */
const NO_READING = sql`set local enable_seqscan = off`;
/** Of each screen so many. */
const CASES = 10;

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

describe('reads of the service desk', () => {
  useScratchDatabase();
  beforeAll(async () => {
    await fillRows({ sizes: SIZES, seed: 1, day: new Date().toISOString().slice(0, 10) });
  });

  test('are the rows of its screens, and no whole table', async () => {
    const userId = await staffOf('manager');
    const strays: string[] = [];
    for (const [what, cases] of Object.entries(await screensOf(userId))) {
      const [, most = MOST_ROWS] = Object.entries(MOST_OF).find(([of]) => what.includes(of)) ?? [];
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
  });

  test('have enough rows to reveal a full scan', async () => {
    const [row] = await ownerSql<{ messages: number; mails: number }>(
      `select (select count(*)::int from public.feedback_messages) as messages,
         (select count(*)::int from public.inbound_mails) as mails`,
    );
    expect(row?.messages).toBeGreaterThan(50_000);
    expect(row?.mails).toBeGreaterThan(9 * MOST_ROWS);
  });
});
