import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../tools/demo/random.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('a range of days', () => {
  useScratchDatabase();

  test('is covered by four-week spans, weeks and days, each day once, except for those left out', async () => {
    const random = seededRandom(291);
    const ranges = Array.from({ length: 40 }, () => {
      const length = random.between(1, 400);
      return {
        first: random.between(0, 900),
        length,
        without: Array.from({ length: random.between(0, 4) }, () => random.between(0, length - 1)),
      };
    });
    const rows = await ownerSql<{ missing: number; twice: number; spans: number; days: number }>(
      `with asked as (
         select n, date '2025-01-01' + (r ->> 'first')::int as first,
           date '2025-01-01' + (r ->> 'first')::int + (r ->> 'length')::int - 1 as last,
           array(select date '2025-01-01' + (r ->> 'first')::int + w::int
             from jsonb_array_elements_text(r -> 'without') w) as without
         from jsonb_array_elements($1::jsonb) with ordinality as a (r, n)
       ), covered as (
         select a.n, s.day + i as day from asked a, private.spans_of(a.first, a.last, a.without) s,
           generate_series(0, s.days - 1) as i
       ), wanted as (
         select a.n, a.first + i as day from asked a, generate_series(0, a.last - a.first) as i
         where a.first + i <> all (a.without)
       )
       select a.n, a.last - a.first + 1 as days,
         (select count(*)::int from private.spans_of(a.first, a.last, a.without)) as spans,
         (select count(*)::int from (select day from wanted w where w.n = a.n
           except all select day from covered c where c.n = a.n) m) as missing,
         (select count(*)::int from (select day from covered c where c.n = a.n
           except all select day from wanted w where w.n = a.n) m) as twice
       from asked a order by a.n`,
      [JSON.stringify(ranges)],
    );
    expect(rows).toHaveLength(ranges.length);
    for (const { missing, twice, spans, days } of rows) {
      expect([missing, twice]).toEqual([0, 0]);
      // Twice three weeks, twice six days and the four weeks; a day left out breaks up what it is in.
      expect(spans).toBeLessThanOrEqual(days / 28 + 18 + 4 * 9);
    }
  });

  test('that is empty has none', async () => {
    expect(await ownerSql('select * from private.spans_of(null, null)')).toEqual([]);
  });
});
