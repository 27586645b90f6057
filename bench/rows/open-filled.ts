import { migrateDatabase, openDatabase } from '../../app/platform/database/database.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { fillRows, type Sizes } from './fill-rows.ts';

/** Opens a database for measuring, and fills it where nobody is in it yet. */
export async function openFilled(url: string, sizes: Sizes): Promise<void> {
  await openDatabase({ dataDir: '', databaseUrl: url });
  await migrateDatabase();
  const { rows } = await openHandle().owner.query(
    'select exists (select from public.qualification_submissions) as filled',
  );
  if (!rows[0].filled) {
    const day = new Date().toISOString().slice(0, 10);
    await fillRows({ sizes, seed: 1, day }, (what, seconds) =>
      console.log(`Made ${what} in ${seconds.toFixed(0)} s`),
    );
  }
  await sumToday();
}

/** What a job does every few minutes, and there is none here: sums how fast pages are today. */
async function sumToday(): Promise<void> {
  const { owner } = openHandle();
  await owner.query(
    `update private.day_marks set marked_at = now() - interval '6 minutes' where what = 'speeds'`,
  );
  // Under the lock of the job: another bench on this database waits.
  await owner.query(`
    select pg_advisory_xact_lock(hashtext('private.day_marks'));
    select private.sum_running_speeds(private.business_day(now()) - 1);
    select private.cache_speed_sums()`);
}

/** The sizes for a part of the rows, over as many days; what there is none of stays none. */
export function partOf(sizes: Sizes, part: number): Sizes {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [
      name,
      name === 'measured' ? size : size && Math.max(5, Math.round(size * part)),
    ]),
  ) as Sizes;
}
