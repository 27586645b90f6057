import { readFileSync } from 'node:fs';
import { sql, type Transaction } from 'kysely';
import { type Actor, asActor } from '../../app/platform/database/actor.server.ts';
import type { DB } from '../../app/platform/database/database.types.ts';

export type Tx = Transaction<DB>;

export type Times = {
  what: string;
  p50: number;
  p95: number;
  /** 95th percentile of the time for which the server was at work on it, and not waiting for a core that
   * others had; undefined where the server is not on this machine. */
  work?: number;
  /** The most rows that one of the cases came to. */
  rows?: number;
  /** Which case took longest, by its median. */
  slowest?: string;
  atMost?: number;
};

type Measurement<Case> = {
  what: string;
  userId: string;
  runs: number;
  atMost?: number;
  /** The caller, where it is not the user. */
  actor?: Actor;
  nameOf?: (one: Case) => string;
};

/** Times of what is cold or compiles for the first time are not counted. */
const WARM_UP = 3;

/** For how many milliseconds a process has had a core; undefined where that cannot be known. */
function coreTime(pid: number): number | undefined {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}

/** The process of the server that does the work of a transaction. */
async function serverProcess(tx: Tx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  return rows[0]?.pid ?? 0;
}

function shareOf(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** The case with the highest median, with that. */
function slowestOf(byCase: ReadonlyMap<string, number[]>): string {
  const medians = [...byCase].map(([name, times]) => ({ name, median: shareOf(times, 0.5) }));
  const [slowest] = medians.sort((a, b) => b.median - a.median);
  return slowest ? `${slowest.name} (${slowest.median.toFixed(0)} ms)` : '';
}

/**
 * How long it takes in milliseconds, as a person, each time with the next of the cases: from the
 * process and back, with the transaction and its role.
 */
export async function timesOf<Case>(
  { what, userId, runs, atMost, nameOf, actor = { kind: 'user', userId } }: Measurement<Case>,
  cases: readonly Case[],
  work: (tx: Tx, one: Case) => Promise<unknown>,
): Promise<Times> {
  const times: number[] = [];
  const worked: number[] = [];
  const byCase = new Map<string, number[]>();
  let most = 0;
  for (let turn = -WARM_UP; turn < runs; turn += 1) {
    const one = cases[(turn + WARM_UP) % cases.length] as Case;
    const started = performance.now();
    const server = await asActor(actor, async (tx) => {
      const pid = await serverProcess(tx);
      const before = coreTime(pid);
      const found = await work(tx, one);
      if (Array.isArray(found)) most = Math.max(most, found.length);
      const after = coreTime(pid);
      return before === undefined || after === undefined ? undefined : after - before;
    });
    const duration = performance.now() - started;
    if (turn < 0) continue;
    times.push(duration);
    if (server !== undefined) worked.push(server);
    const name = nameOf?.(one) ?? '';
    byCase.set(name, [...(byCase.get(name) ?? []), server ?? duration]);
  }
  return {
    what,
    p50: shareOf(times, 0.5),
    p95: shareOf(times, 0.95),
    ...(worked.length > 0 && { work: shareOf(worked, 0.95) }),
    ...(most > 0 && { rows: most }),
    ...(nameOf && { slowest: slowestOf(byCase) }),
    ...(atMost !== undefined && { atMost }),
  };
}

/** The times as a table, each with whether it met its target. */
export function printTimes(all: readonly Times[]): void {
  const width = Math.max(...all.map(({ what }) => what.length));
  const heads = ['p50', 'p95', 'at work'].map((head) => head.padStart(9)).join('  ');
  console.log(`\n${''.padEnd(width)}  ${heads}   rows`);
  for (const { what, p50, p95, work, rows, slowest, atMost } of all) {
    const figure = (value?: number) =>
      (value === undefined ? '' : `${value.toFixed(1)} ms`).padStart(9);
    const verdict = atMost === undefined ? '' : p95 <= atMost ? 'ok' : `MISSED (≤ ${atMost} ms)`;
    const figures = [figure(p50), figure(p95), figure(work)].join('  ');
    const line = [`${rows ?? ''}`.padStart(5), verdict, slowest ?? ''].join('  ');
    console.log(`${what.padEnd(width)}  ${figures}  ${line}`.trimEnd());
  }
}
