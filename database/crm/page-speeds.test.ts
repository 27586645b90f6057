import { beforeAll, describe, expect, test } from 'vitest';
import { bucketOf, rate } from '../../app/features/analytics/vitals.ts';
import { seededRandom } from '../../tools/demo/random.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';

/* How fast pages are, from sums of days, weeks and four weeks, against the summary of every row. */

const METRICS = { LCP: 2200, INP: 140, CLS: 0.02, TTFB: 400 } as const;
const ROUTES = ['home', 'lab', 'contact'];

describe('page speeds', () => {
  useScratchDatabase();
  const random = seededRandom(191);
  let analyst: { kind: 'user'; userId: string };

  /** Inserts timings of the given days, several in one statement as an import does. */
  async function measure(daysAgo: readonly number[], samples: number): Promise<void> {
    const rows = daysAgo.flatMap((ago) =>
      ROUTES.flatMap((route) =>
        Object.entries(METRICS).flatMap(([name, usual]) =>
          Array.from({ length: samples }, () => {
            const metric = name as keyof typeof METRICS;
            const value = usual * 8 ** (random.next() - 0.5);
            const phase = random.pick(['load', 'final', 'final']);
            const bucket = bucketOf(metric, value);
            const rating = rate(metric, metric === 'CLS' ? bucket / 1000 : bucket);
            return { ago, route, metric, phase, bucket, rating };
          }),
        ),
      ),
    );
    await ownerSql(
      `insert into public.web_vitals_daily as w (day, route, metric, phase, bucket, rating, samples)
       select private.business_day(now()) - v.ago, v.route, v.metric, v.phase, v.bucket, min(v.rating), count(*)
       from jsonb_to_recordset($1::jsonb) as v
         (ago integer, route text, metric text, phase text, bucket integer, rating text)
       group by 1, 2, 3, 4, 5
       on conflict (day, route, metric, phase, bucket) do update set samples = w.samples + excluded.samples`,
      [JSON.stringify(rows)],
    );
  }

  const RANGES = [
    [0, 0],
    [6, 0],
    [29, 0],
    [89, 0],
    [63, 5],
    [40, 39],
    [70, 43],
  ] as const;

  /** Compares the speeds from sums with those from rows, for every range. */
  async function expectEqual(): Promise<void> {
    for (const [from, to] of RANGES) {
      const [days] = await ownerSql<{ first: string; last: string }>(
        `select (private.business_day(now()) - ${from})::text as first,
           (private.business_day(now()) - ${to})::text as last`,
      );
      const of = `'${days?.first}', '${days?.last}'`;
      const read = await actorSql(
        analyst,
        `select route, metric, samples::int, p75 from public.page_speeds(${of}) order by 1, 2`,
      );
      expect({ days, read }).toEqual({
        days,
        read: await actorSql(
          analyst,
          `select route, metric, samples::int, p75 from public.web_vitals_summary(${of})
           where phase = 'final' and metric in ('LCP', 'INP', 'CLS') order by 1, 2`,
        ),
      });
    }
  }

  beforeAll(async () => {
    analyst = { kind: 'user', userId: await makePerson({ role: 'analyst' }) };
    await measure(
      // With days on which nobody came.
      Array.from({ length: 100 }, (_, ago) => ago).filter((ago) => ago % 9 !== 4),
      6,
    );
  });

  test('are the same before and after days are summed', async () => {
    await expectEqual();
    await ownerSql('select public.roll_up_days(1000)');
    expect(
      await ownerSql(`select days, count(distinct day)::int > 2 as some from private.speed_sums
        group by days order by days`),
    ).toEqual([1, 7, 28].map((days) => ({ days, some: true })));
    await expectEqual();
  });

  test('follow added and removed rows, of today and of summed days', async () => {
    await measure([0, 0, 1, 17, 50], 9);
    await expectEqual();
    await ownerSql(`delete from public.web_vitals_daily
      where day in (private.business_day(now()) - 20, private.business_day(now()) - 60)`);
    await expectEqual();
    await ownerSql('select public.roll_up_days(1000)');
    await expectEqual();
  });

  test('mark an unfinished day once, and sum it after its end', async () => {
    const today = () =>
      ownerSql<{ what: string; marks: number }>(
        `select what, count(*)::int as marks from private.day_marks
         where day = private.business_day(now()) group by what`,
      );
    await measure([0], 2);
    await measure([0], 2);
    await ownerSql('select public.roll_up_days(1000)');
    expect(await today()).toEqual([{ what: 'speeds', marks: 1 }]);
    await expectEqual();
  });

  test('are some minutes old for a busy current day', async () => {
    await ownerSql(
      `insert into public.web_vitals_daily (day, route, metric, phase, bucket, rating, samples)
       select private.business_day(now()), 'busy' || n, metric, 'final', bucket, 'good', 1 + n
       from generate_series(1, 10) n, unnest('{LCP,INP,CLS}'::text[]) metric, generate_series(10, 99) bucket`,
    );
    const minutesAgo = (minutes: number) =>
      ownerSql(`update private.day_marks set marked_at = now() - ${minutes} * interval '1 minute'
        where what = 'speeds' and day = private.business_day(now())`);
    const [day] = await ownerSql<{ today: string }>(
      'select private.business_day(now())::text as today',
    );
    const notified = () =>
      actorSql(
        analyst,
        `select samples::int from public.page_speeds('${day?.today}', '${day?.today}')
         where route = 'busy1' and metric = 'LCP'`,
      );
    await minutesAgo(6);
    await ownerSql('select public.roll_up_days(1000)');
    await expectEqual();
    await ownerSql(
      `update public.web_vitals_daily set samples = samples + 1 where route = 'busy1'`,
    );
    expect(await notified()).toEqual([{ samples: 180 }]);
    // What has not been summed for longer is read from the rows.
    await minutesAgo(16);
    expect(await notified()).toEqual([{ samples: 270 }]);
    await ownerSql('select public.roll_up_days(1000)');
    await expectEqual();
  });

  test('are for users who may read figures', async () => {
    const call = `select * from public.page_speeds('2026-03-01', '2026-03-31')`;
    const viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) } as const;
    const client = { kind: 'user', userId: await makePerson() } as const;
    for (const somebody of [viewer, client, { kind: 'anonymous' } as const]) {
      expect(await refusalOf(somebody, call)).toMatch(FORBIDDEN);
    }
  });
});
