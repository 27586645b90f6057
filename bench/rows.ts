import { parseArgs } from 'node:util';
import {
  closeDatabase,
  migrateDatabase,
  openDatabase,
} from '../app/platform/database/database.server.ts';
import { fillRows, RowsRefused, type Sizes, USUAL_SIZES } from './rows/fill-rows.ts';

/*
 * Fills the empty PostgreSQL database of DATABASE_URL with invented rows for measuring, always the
 * same ones for the same arguments:
 *   DATABASE_URL=postgres://… node bench/rows.ts [--leads 1000000] [--contacts 0] [--events 0] [--tasks 100000]
 *     [--runs 250000] [--measured 100] [--people 20000] [--feedback 200000] [--tickets 40000] [--newsletter 300000]
 *     [--projects 0] [--updates 0] [--security 500000] [--changes 50000] [--seed 1] [--day 2026-01-31]
 * `--day` is the day everything leads up to; without it today.
 */

const databaseUrl = process.env['DATABASE_URL'];
const names = Object.keys(USUAL_SIZES) as (keyof Sizes)[];
const option = (value: number | string) => ({ type: 'string', default: String(value) }) as const;

try {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(names.map((name) => [name, option(USUAL_SIZES[name] ?? 0)])),
      seed: option(1),
      day: option(new Date().toISOString().slice(0, 10)),
    },
  });
  if (!databaseUrl) throw new RowsRefused('DATABASE_URL names the PostgreSQL database to fill.');
  await openDatabase({ dataDir: '', databaseUrl });
  await migrateDatabase();
  const sizes = Object.fromEntries(
    names.map((name) => [name, Number((values as Record<string, string>)[name])]),
  ) as Sizes;
  const wanted = { sizes, seed: Number(values.seed), day: String(values.day) };
  await fillRows(wanted, (what, seconds) => console.log(`${what}: ${seconds.toFixed(1)} s`));
} catch (error) {
  if (!(error instanceof RowsRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
