import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isAbortedForAnother, sqlState } from '../errors.server.ts';

/**
 * Longest wait for one table, in milliseconds. Below the server's deadlock_timeout (1 s): where a visitor's
 * transaction and this one wait for each other, this one is aborted.
 */
const SHORT_WAIT_MS = 500;
/** The server ends its own vacuum of a table for a transaction that waits longer than deadlock_timeout. */
const LONG_WAIT_MS = 1500;
const SHORT_WAITS = 3;
/** How long a start tries to lock busy tables, in milliseconds. */
const PATIENCE_MS = 60_000;

const LOCK_NOT_AVAILABLE = '55P03';

/** A file of SQL could not be applied, since another transaction has locked a table or waits for this one. */
class TableBusy extends Error {
  override name = 'TableBusy';
}

/** Throws TableBusy, with the file in words, where that is why a statement failed. */
export function throwIfTableBusy(error: unknown, file: string): void {
  if (sqlState(error) !== LOCK_NOT_AVAILABLE && !isAbortedForAnother(error)) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new TableBusy(
    `${file} changes tables that another transaction has locked for longer than this start waits (${reason}). Nothing of it was applied. ` +
      'As the owner of the database: select pid, xact_start, query from pg_stat_activity where xact_start is not null order by xact_start; ' +
      'end the oldest one by select pg_terminate_backend(pid), then start again.',
    { cause: error },
  );
}

const limitLockWait = (number: number) =>
  `set local lock_timeout = ${number <= SHORT_WAITS ? SHORT_WAIT_MS : LONG_WAIT_MS}`;

export type Attempt = {
  /** From 1 on. */
  number: number;
  /** The statement with which the attempt's transaction begins. */
  limit: string;
};

/**
 * Repeats a transaction that changes tables while others use them, as long as it throws TableBusy, for a minute. No
 * other transaction waits behind an attempt for long.
 */
export async function whileTablesAreBusy<T>(
  work: (attempt: Attempt) => Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (let number = 1; ; number += 1) {
    try {
      return await work({ number, limit: limitLockWait(number) });
    } catch (error) {
      if (!(error instanceof TableBusy) || Date.now() > until) throw error;
      await pause(SHORT_WAIT_MS);
    }
  }
}

/**
 * Locks the existing tables that a text names against writes, all before the first change: a transaction that holds one
 * of them is waited for while this one has changed nothing yet. Attempts lock in one order and in the other by turns,
 * as transactions of visitors have an order of their own.
 */
export async function lockNamedTables(
  client: pg.PoolClient,
  text: string,
  { number }: Attempt,
): Promise<void> {
  const names = new Set(text.replace(/--.*$/gm, '').match(/\b(?:public|private)\.\w+/g));
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from unnest($1::text[]) n
     join pg_catalog.pg_class c on c.oid = to_regclass(n) and c.relkind in ('r', 'p') order by c.oid`,
    [[...names]],
  );
  const tables = rows.map(({ name }) => name);
  if (tables.length === 0) return;
  if (number % 2 === 1) tables.reverse();
  await client.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
}
