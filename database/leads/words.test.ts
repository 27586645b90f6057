import { beforeAll, describe, expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { fillRows, staffOf } from '../../bench/rows/fill-rows.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/* Words with a state and an owner, frequent ones and rare ones, beside all leads read one by one. */

const NONE = { people: 20, feedback: 0, tickets: 0, projects: 0, updates: 0, newsletter: 0 };
const MORE = { contacts: 0, events: 0, tasks: 0, runs: 0, measured: 0, changes: 0, security: 0 };
const PLACES = ['new', 'contacted', 'qualified', 'converted', 'lost', 'spam'];
/** Stands for one of the owners of leads. */
const OWNED = 'an owner';

const CASES: [string, string | null, string | null][] = [
  ['silva', 'new', 'none'],
  ['silva', 'lost', OWNED],
  ['ximenes', 'converted', OWNED],
  ['ximenes', null, OWNED],
  ['xavier ximenes', null, 'none'],
  ['maria si', 'contacted,lost', null],
  ['.7@', null, null],
  ['zzz nobody', 'spam', 'none'],
];

describe('leads with words', () => {
  useScratchDatabase();
  let viewer = '';
  let owned = '';

  beforeAll(async () => {
    await fillRows({ sizes: { ...NONE, ...MORE, leads: 6000 }, seed: 1, day: '2026-01-31' });
    viewer = await staffOf('viewer');
    const [row] = await ownerSql<{ id: string }>(
      'select owner_id as id from public.qualification_submissions where owner_id is not null order by id limit 1',
    );
    owned = row?.id ?? '';
  });

  /** Rows of the statement that a function of the database makes for the viewer. */
  async function rowsOf(made: string, args: unknown[]) {
    const claims = JSON.stringify({ sub: viewer });
    const [row] = await ownerSql<{ statement: string }>(
      `select ${made} as statement from (
         select set_config('request.jwt.claims', $${args.length + 1}, true) offset 0) asker`,
      [...args, claims],
    );
    return ownerSql<Record<string, unknown>>(row?.statement ?? '');
  }

  test.each(CASES)('%s in %s of %s: all are found, in order, and counted', allAreFound);

  test('while the round writes owners into search rows, leads are looked up for them', async () => {
    await ownerSql('update private.lead_words set owner_id = null');
    await ownerSql(`insert into private.search_row_fills (what) values ('lead_owners')`);
    const fill = async (most: number) =>
      (await ownerSql<{ n: number }>(`select private.fill_lead_owners(${most}) as n`))[0]?.n;
    expect(await fill(2500)).toBe(2500);
    for (const one of CASES) await allAreFound(...one);
    expect([await fill(2500), await fill(2500), await fill(2500)]).toEqual([2500, 1000, 0]);
    expect(await ownerSql('select from private.search_row_fills')).toEqual([]);
    expect(await strayOwners()).toEqual([]);
    for (const one of CASES) await allAreFound(...one);
  });

  test('with the owner in its row no lead is looked up to be counted', async () => {
    const [row] = await ownerSql<{ statement: string }>(
      `select private.leads_count_sql('silva', null, null, $1, null, null, null, null, null, null, null, null, null,
         null, null) as statement`,
      [owned],
    );
    expect(row?.statement).toContain(owned);
    expect(row?.statement).not.toContain('qualification_submissions');
  });

  test('an owner that changes is written without the indexes', async () => {
    // Of the last page, which has room.
    const [last] = await ownerSql<{ id: string }>(
      'select id from private.lead_words order by ctid desc limit 1',
    );
    // Counts of the connection may hold earlier transactions, so that the difference tells.
    const counted = `select n_tup_upd::int as written, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables
      where relname = 'lead_words'`;
    const results = (await openHandle().owner.query(
      `begin;
       ${counted};
       update public.qualification_submissions set owner_id = case when owner_id is null then '${owned}'::uuid end
         where id = '${last?.id}';
       ${counted};
       commit`,
    )) as unknown as { rows: { written: number; hot: number }[] }[];
    const [before, after] = [results[1]?.rows[0], results[3]?.rows[0]];
    expect((after?.written ?? 0) - (before?.written ?? 0)).toBe(1);
    expect((after?.hot ?? 0) - (before?.hot ?? 0)).toBe(1);
    expect(await strayOwners()).toEqual([]);
  });

  const strayOwners = () =>
    ownerSql(
      `select w.id from private.lead_words w join public.qualification_submissions s using (id)
       where w.owner_id is distinct from s.owner_id`,
    );

  async function allAreFound(text: string, status: string | null, whose: string | null) {
    const owner = whose === OWNED ? owned : whose;
    const places = status?.split(',').map((one) => 1 + PLACES.indexOf(one));
    const met = await ownerSql<{ id: string }>(
      `select s.id from public.qualification_submissions s join private.lead_words w on w.id = s.id
       where strpos(w.words, $1) > 0 and ($2::integer[] is null or w.place = any ($2))
         and case $3 when 'none' then s.owner_id is null else $3 is null or s.owner_id::text = $3 end
       order by s.created_at desc, s.id desc`,
      [text, places ?? null, owner],
    );
    const page = await rowsOf(
      `private.leads_page_sql($1, $2, null, $3, null, null, null, null, null, null, null, null, null, null, null,
         'arrived', true, null, 51)`,
      [text, status, owner],
    );
    expect(page.map(({ id }) => id)).toEqual(met.slice(0, 51).map(({ id }) => id));
    for (const most of [5, 10_001]) {
      const [count] = await rowsOf(
        `private.leads_count_sql($1, $2, null, $3, null, null, null, null, null, null, null, null, null, null, null,
           ${most})`,
        [text, status, owner],
      );
      expect(Object.values(count ?? {})).toEqual([Math.min(met.length, most)]);
    }
  }
});
