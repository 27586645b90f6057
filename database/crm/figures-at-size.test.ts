import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { todayCases } from '../../bench/crm/today-cases.ts';
import type { Tx } from '../../bench/lists/times.ts';
import { fillRows, staffOf } from '../../bench/rows/fill-rows.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/*
 * What the first screen touches, as staff read it with everything that functions run inside: sums by day,
 * deals that are open or were won lately, and a page of what waits; of no table that grows all of it.
 */

const SIZES = {
  ...{ people: 20, leads: 6000, contacts: 0, events: 0, tasks: 0, runs: 0, measured: 0 },
  ...{ feedback: 3000, tickets: 0, newsletter: 3000, security: 0, changes: 0 },
};

/** Rows of each that any range may read. What is not here may not be read at all. */
const MOST: Readonly<Record<string, number>> = {
  // Their contacts and clocks: a page of what waits, and the count of it.
  qualification_submissions: 1500,
  crm_contacts: 20,
  crm_tasks: 50,
  // Sums are read from indexes alone.
  crm_deals: 0,
  deal_spans: 0,
  // Two ranges of 90 days, and a day's rows, which are not summed yet: four pages of them.
  visit_days: 180,
  event_counts: 50,
  web_vitals_daily: 250,
  // Four weeks, weeks and days, twelve in all or a few more, by pages, metrics and steps.
  speed_sums: 3000,
  submission_status_changes: 0,
  lead_words: 0,
  newsletter_events: 0,
  newsletter_subscriptions: 0,
  feedback_entries: 0,
};

/** The reader's own open deals, of which some are stalled. */
const MOST_WAITING: typeof MOST = { ...MOST, crm_deals: 1000 };

/** Whether more was read of a table than may be, or all of it. */
const isTooMuch = (most: typeof MOST, table: string, whole: number, rows: number): boolean =>
  whole > 0 || rows > (most[table] ?? 0);

async function touched(tx: Tx): Promise<Map<string, { whole: number; rows: number }>> {
  const { rows } = await sql<{ table: string; whole: string; rows: string }>`
    select relname as table, seq_tup_read::text as whole,
      (seq_tup_read + coalesce(idx_tup_fetch, 0))::text as rows
    from pg_stat_xact_user_tables where relname = any (${Object.keys(MOST)})`.execute(tx);
  return new Map(
    rows.map(({ table, whole, rows: all }) => [table, { whole: Number(whole), rows: Number(all) }]),
  );
}

/** Days whose visits and speeds are not summed yet: today, and yesterday until an hour after it has ended. */
async function unsummedDays(): Promise<number> {
  const [row] = await ownerSql<{ days: number }>(
    "select 1 + private.business_day(now()) - private.business_day(now() - interval '1 hour') as days",
  );
  return row?.days ?? 0;
}

describe('reads of the first screen', () => {
  useScratchDatabase();
  beforeAll(async () => {
    await fillRows({ sizes: SIZES, seed: 1, day: new Date().toISOString().slice(0, 10) });
    await ownerSql(
      `insert into public.event_counts (day, route, locale, event, count)
       select private.business_day(now()) - n, route, 'en', event, 1 + n
       from generate_series(0, 460) n, unnest('{home,lab,contact,services}'::text[]) route,
         unnest('{page_view,form_view,search}'::text[]) event`,
    );
    await ownerSql(
      `insert into public.web_vitals_daily (day, route, metric, phase, bucket, rating, samples)
       select private.business_day(now()) - n, route, metric, phase, bucket, 'good', 1 + n % 5
       from generate_series(0, 120) n, unnest('{home,lab,contact,services}'::text[]) route,
         unnest('{LCP,CLS,INP,FCP,TTFB}'::text[]) metric, unnest('{load,final}'::text[]) phase,
         generate_series(10, 99, 5) bucket`,
    );
    await ownerSql('select public.roll_up_days(5000)');
    await ownerSql('vacuum analyze');
  });

  test('are sums by day, for every range', async () => {
    const userId = await staffOf('manager');
    const strays: string[] = [];
    const days = await unsummedDays();
    for (const [what, cases] of Object.entries(todayCases(userId))) {
      const usual = what.includes('figures') ? MOST : MOST_WAITING;
      const most = { ...usual, web_vitals_daily: (MOST['web_vitals_daily'] ?? 0) * days };
      for (const { work } of cases) {
        const read = await asActor({ kind: 'user', userId }, async (tx) => {
          // Short tables are read whole sooner than looked up; what has no index is read whole anyway.
          await sql`set local enable_seqscan = off`.execute(tx);
          const before = await touched(tx);
          await work(tx);
          return [...(await touched(tx))].map(([table, { whole, rows }]) => ({
            table,
            whole: whole - (before.get(table)?.whole ?? 0),
            rows: rows - (before.get(table)?.rows ?? 0),
          }));
        });
        for (const { table, whole, rows } of read) {
          if (isTooMuch(most, table, whole, rows))
            strays.push(`${what}: ${rows} of ${table}, ${whole} by reading all`);
        }
      }
    }
    expect(strays).toEqual([]);
  });

  test('equal the rows', async () => {
    const [sums] = await ownerSql(
      `select sum(leads)::int as leads, sum(clocked)::int as clocked from private.lead_days`,
    );
    const [rows] = await ownerSql(
      `select count(*)::int as leads, count(answer_target)::int as clocked
       from public.qualification_submissions s
       where private.place_of_lead(s.status, s.review_reason, s.cleared_at) < 6`,
    );
    expect(sums).toEqual(rows);
    // Visits of a day are summed when it is over.
    const days = await unsummedDays();
    const marks = ['speeds', 'visits'].flatMap((what) =>
      Array.from({ length: days }, () => ({ what })),
    );
    expect(await ownerSql(`select what from private.day_marks order by what`)).toEqual(marks);
  });
});
