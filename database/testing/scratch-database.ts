import { rmSync } from 'node:fs';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { closeDatabase, openDatabase } from '../../app/platform/database/database.server.ts';
import type { DB } from '../../app/platform/database/database.types.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { scratchFolder } from './embedded-template.ts';
import { serverScratch } from './server-scratch.ts';

/**
 * Opens a migrated, seeded scratch database and returns the function that removes it: a copied
 * data folder of the embedded engine, or, with TEST_DATABASE_URL, a database on that server.
 */
async function openScratchDatabase(): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const scratch = await serverScratch(url);
    await openDatabase({ dataDir: '', databaseUrl: scratch.url });
    return async () => {
      await closeDatabase();
      await scratch.dispose();
    };
  }
  const folder = await scratchFolder();
  await openDatabase({ dataDir: folder });
  return async () => {
    await closeDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** One scratch database for all tests of the file. */
export function useScratchDatabase(): void {
  let dispose: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    dispose = await openScratchDatabase();
  }, 60_000);
  afterAll(async () => {
    await dispose?.();
  }, 60_000);
}

/** SQL as the owner of the database, for arranging and inspecting. */
export async function ownerSql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await openHandle().owner.query(text, values);
  return rows as Row[];
}

/** SQL text as an actor, in a transaction of its own. */
export function actorSql<Row>(actor: Actor, text: string): Promise<Row[]> {
  return asActor(actor, async (transaction) => {
    const { rows } = await sql.raw<Row>(text).execute(transaction);
    return rows;
  });
}

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
