import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { closeDatabase, openDatabase } from '../../app/platform/database/database.server.ts';
import type { DB } from '../../app/platform/database/database.types.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { currentHandle, openHandle } from '../../app/platform/database/handle.server.ts';
import { scratchFolder } from './embedded-template.ts';
import { rememberRows, restoreRows } from './first-rows.ts';
import { serverScratch } from './server-scratch.ts';

async function openOnServer(databaseUrl: string): Promise<() => Promise<void>> {
  const scratch = await serverScratch(databaseUrl);
  await openDatabase({ dataDir: '', databaseUrl: scratch.url });
  return async () => {
    await closeDatabase();
    await scratch.dispose();
  };
}

/** The engine stays open from file to file, and ends with the worker. */
async function openShared(): Promise<void> {
  // Whatever the file before has left, a fresh copy helps.
  if (currentHandle() && (await restoreRows().catch(() => false))) return;
  await closeDatabase();
  await openDatabase({ dataDir: await scratchFolder() });
  await rememberRows();
}

/**
 * One scratch database for all tests of the file, migrated and seeded: the embedded engine that the
 * test files of a worker share, put back to its first rows, or, with TEST_DATABASE_URL, a database of
 * its own on that server.
 */
export function useScratchDatabase(): void {
  let dispose: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const url = process.env['TEST_DATABASE_URL'];
    if (url) dispose = await openOnServer(url);
    else await openShared();
  });
  afterAll(async () => {
    await dispose?.();
  });
}

/** SQL as the owner of the database, for arranging and inspecting. */
export async function ownerSql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await openHandle().owner.query(text, values);
  return rows as Row[];
}

/** SQL text as an actor, in a transaction of its own. Rows have the names of SQL. */
export function actorSql<Row>(actor: Actor, text: string): Promise<Row[]> {
  return asActor(actor, async (transaction) => {
    const { rows } = await sql.raw<Row>(text).execute(transaction.withoutPlugins());
    return rows;
  });
}

/** Grants and policies refuse with 42501, functions that check a permission with PT403. */
export const FORBIDDEN = /^(?:42501|PT403)$/;

/** The SQLSTATE that `work` fails with, or 'none' when it succeeds; it is undone in any case. */
export async function refusalOf(
  actor: Actor,
  work: string | ((transaction: Transaction<DB>) => Promise<unknown>),
): Promise<string> {
  const undo = new Error('undo');
  try {
    await asActor(actor, async (transaction) => {
      if (typeof work === 'string') await sql.raw(work).execute(transaction);
      else await work(transaction);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return 'none';
    const state = sqlState(error);
    if (state === null) throw error;
    return state;
  }
  return 'none';
}
