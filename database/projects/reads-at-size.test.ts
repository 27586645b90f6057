import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { Cases } from '../../bench/crm/case.ts';
import type { Tx } from '../../bench/lists/times.ts';
import { clientPages } from '../../bench/portal/client-pages.ts';
import { ownerOf } from '../../bench/portal/client-sample.ts';
import { portfolioCases } from '../../bench/portal/portfolio.ts';
import { fillRows, staffOf } from '../../bench/rows/fill-rows.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/*
 * What the pages of the portal and the portfolio touch, with everything that functions and policies run inside:
 * what is there of one client or one page, and no table whole. The portfolio's orders are explained one by one in
 * database/lists.test.ts.
 */

const SIZES = {
  ...{ people: 400, leads: 60, feedback: 3000, tickets: 3000 },
  ...{ contacts: 0, events: 0, tasks: 0, runs: 0, measured: 0 },
  ...{ newsletter: 0, security: 0, changes: 0 },
  ...{ projects: 1500, updates: 30_000 },
};

const GROWING = [
  'projects',
  'project_stages',
  'project_waits',
  'project_date_changes',
  'project_updates',
  'project_comments',
  'project_files',
  'project_file_versions',
  'project_folders',
  'deliverables',
  'deliverable_versions',
  'approvals',
  'feedback_tickets',
  'feedback_messages',
  'client_members',
  'client_organizations',
];

/** Of the largest client; of a usual one there is less. Its tickets with all messages are searched for
 * words, its files are added up. */
const MOST_OF: Readonly<Record<string, number>> = {
  overview: 1500,
  'tickets with words': 4000,
  files: 4000,
  tickets: 2000,
};
const MOST_ROWS = 900;
/** Counts and clients to choose from are of all projects, by the narrow rows beside them. */
const OF_STAFF = GROWING.filter(
  (table) => table !== 'projects' && table !== 'client_organizations',
);
const CASES = 6;

/** Whose policies go by the project. */
const OF_PROJECTS = [
  ...['project_stages', 'project_waits', 'project_date_changes', 'project_updates'],
  ...['project_comments', 'project_events', 'project_notes', 'deliverables'],
  ...['project_files', 'project_folders'],
];

/** Short tables are read whole sooner than looked up: what has no index for it is read whole anyway. */
const NO_READING = sql`set local enable_seqscan = off`;

type Touched = { table: string; whole: string; rows: string };

async function touched(tx: Tx, tables: readonly string[]) {
  const { rows } = await sql<Touched>`
    select relname as table, seq_tup_read::text as whole,
      (seq_tup_read + coalesce(idx_tup_fetch, 0))::text as rows
    from pg_stat_xact_user_tables where schemaname = 'public' and relname = any (${tables})`.execute(
    tx,
  );
  return new Map(
    rows.map(({ table, whole, rows: all }) => [table, { whole: Number(whole), rows: Number(all) }]),
  );
}

async function straysOf(userId: string, cases: Cases, tables: readonly string[]) {
  const strays: string[] = [];
  for (const [what, some] of Object.entries(cases)) {
    const [, most = MOST_ROWS] = Object.entries(MOST_OF).find(([of]) => what.startsWith(of)) ?? [];
    for (const { name, work } of some.slice(0, CASES)) {
      await asActor({ kind: 'user', userId }, async (tx) => {
        await NO_READING.execute(tx);
        const before = await touched(tx, tables);
        await work(tx);
        for (const [table, read] of await touched(tx, tables)) {
          const whole = read.whole - (before.get(table)?.whole ?? 0);
          const rows = read.rows - (before.get(table)?.rows ?? 0);
          if (whole > 0 || rows > most)
            strays.push(`${what} (${name}): ${rows} of ${table}, ${whole} by reading all`);
        }
      });
    }
  }
  return strays;
}

describe('reads of the portal and the portfolio', () => {
  useScratchDatabase();
  beforeAll(async () => {
    await fillRows({ sizes: SIZES, seed: 1, day: new Date().toISOString().slice(0, 10) });
  });

  test.each(['large', 'usual'] as const)(
    'of a %s client is what is theirs, and no table whole',
    async (size) => {
      const state = await ownerOf(size);
      expect(state.projects.length).toBeGreaterThan(5);
      expect(await straysOf(state.userId, clientPages(state), GROWING)).toEqual([]);
    },
  );

  test('of what belongs to projects are of the own ones, for people of clients', async () => {
    const { userId, projects } = await ownerOf('usual');
    const few = sql`where project_id = any (${projects}::uuid[])`;
    await asActor({ kind: 'user', userId }, async (tx) => {
      await NO_READING.execute(tx);
      for (const table of OF_PROJECTS) {
        for (const where of [sql``, few]) {
          const before = await touched(tx, ['projects']);
          await sql`select count(*) from public.${sql.ref(table)} ${where}`.execute(tx);
          const read = Number((await touched(tx, ['projects'])).get('projects')?.rows ?? 0);
          expect([table, read - (before.get('projects')?.rows ?? 0) < 60]).toEqual([table, true]);
        }
      }
    });
  });

  test('of the portfolio are a page, and no whole table', async () => {
    const cases = Object.entries(await portfolioCases()).filter(([what]) =>
      what.startsWith('portfolio'),
    );
    const userId = await staffOf('manager');
    expect(await straysOf(userId, Object.fromEntries(cases), OF_STAFF)).toEqual([]);
  });

  test('have enough rows to reveal a full scan', async () => {
    const [row] = await ownerSql<{ files: number; stages: number }>(
      `select (select count(*)::int from public.project_files) as files,
         (select count(*)::int from public.project_stages) as stages`,
    );
    expect(row?.files).toBeGreaterThan(7 * MOST_ROWS);
    expect(row?.stages).toBeGreaterThan(9 * MOST_ROWS);
  });
});
