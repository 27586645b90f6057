import { sql, type Transaction } from 'kysely';
import type { DB } from './database.types.ts';
import { openHandle } from './handle.server.ts';

/** How long PostgreSQL lets work of a kind run, in milliseconds: one statement, and a transaction between
 * two statements. Migrations and definitions have no limit. */
type TimeLimits = { statement: number; idle: number };

/** A request waits for the result. */
const REQUEST: TimeLimits = { statement: 15_000, idle: 15_000 };
/** Jobs, rounds and the job library. */
const JOB: TimeLimits = { statement: 120_000, idle: 60_000 };

/** No statement of the site runs longer, migrations excepted. */
export const LONGEST_STATEMENT_MS = JOB.statement;

/** For one transaction, as further columns of its first select: behind a pooler in transaction
 * mode a setting of the session would be another caller's. */
export function localLimits(kind: 'job' | 'request'): string {
  const { statement, idle } = kind === 'job' ? JOB : REQUEST;
  // Short statements by the thousand: JIT compilation takes longer than execution, and within a function it
  // happens at each call. The plans of tables without statistics look expensive enough for it.
  return `, set_config('jit', 'off', true), set_config('statement_timeout', '${statement}', true),
    set_config('idle_in_transaction_session_timeout', '${idle}', true)`;
}

/** For a session of its own, without a pooler. */
export const SESSION_LIMITS = `set jit = off; set statement_timeout = ${JOB.statement};
  set idle_in_transaction_session_timeout = ${JOB.idle}`;

/** Lifts the limits for one transaction. */
export const NO_LIMITS =
  'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Shortens the limit of the statements that follow in this transaction. The embedded engine knows none. */
export async function limitStatements(transaction: Transaction<DB>, milliseconds: number) {
  if (openHandle().kind === 'embedded') return;
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(
    transaction,
  );
}
