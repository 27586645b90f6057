import type { Transaction } from 'kysely';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { DB } from '../../app/platform/database/database.types.ts';

export type Tx = Transaction<DB>;

export type Times = { what: string; p50: number; p95: number; atMost?: number };

/** Times of what is cold or compiles for the first time are not counted. */
const WARM_UP = 3;

/**
 * How long it takes in milliseconds, as a person, each time with the next of the cases: from the
 * process and back, with the transaction and its role.
 */
export async function timesOf<Case>(
  { what, userId, runs, atMost }: { what: string; userId: string; runs: number; atMost?: number },
  cases: readonly Case[],
  work: (tx: Tx, one: Case) => Promise<unknown>,
): Promise<Times> {
  const times: number[] = [];
  for (let turn = -WARM_UP; turn < runs; turn += 1) {
    const one = cases[(turn + WARM_UP) % cases.length] as Case;
    const begun = performance.now();
    await asActor({ kind: 'user', userId }, (tx) => work(tx, one));
    if (turn >= 0) times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  return { what, p50: share(0.5), p95: share(0.95), ...(atMost !== undefined && { atMost }) };
}

/** The times as a table, each with whether it met its target. */
export function printTimes(all: readonly Times[]): void {
  const width = Math.max(...all.map(({ what }) => what.length));
  console.log(`\n${''.padEnd(width)}  ${'p50'.padStart(9)}  ${'p95'.padStart(9)}`);
  for (const { what, p50, p95, atMost } of all) {
    const figure = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
    const verdict = atMost === undefined ? '' : p95 <= atMost ? 'ok' : `MISSED (≤ ${atMost} ms)`;
    console.log(`${what.padEnd(width)}  ${figure(p50)}  ${figure(p95)}  ${verdict}`.trimEnd());
  }
}
