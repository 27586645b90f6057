import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './database.types.ts';
import { DatabaseUnavailable } from './errors.server.ts';
import type { Listener } from './notification-channels.server.ts';

export interface Handle {
  kind: 'embedded' | 'server';
  where: string;
  /** For asActor alone: every transaction on it begins by setting an actor's role. */
  actors: Kysely<DB>;
  /** The connections that `actors` uses. */
  pool: pg.Pool;
  /** Connections without an actor, for the job library and the auth library; for migrations where their user owns the
   * schema. Such a user passes every policy, one that only serves has what forja_serving has. */
  owner: pg.Pool;
  listener: Listener;
  /** Runs a query that returns at once, as the owner; ends connections that have fallen silent. */
  ask: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>;
  /** Ends all connections at once, with everything running on them. */
  cut: () => void;
  close: () => Promise<void>;
}

interface HeldHandle {
  handle: Handle | null;
  inside: AsyncLocalStorage<{ preamble: string }>;
}

// On globalThis, because a reload in development evaluates these modules again while the engine and the
// folder lock are still there.
const KEY = Symbol.for('forja.database');
const place = globalThis as typeof globalThis & { [KEY]?: HeldHandle };

function stored(): HeldHandle {
  place[KEY] ??= { handle: null, inside: new AsyncLocalStorage() };
  return place[KEY];
}

/** The open database. Throws DatabaseUnavailable before openDatabase and after closeDatabase. */
export function openHandle(): Handle {
  const { handle } = stored();
  if (!handle) throw new DatabaseUnavailable('The database is not open');
  return handle;
}

/** The open database, or null. */
export function currentHandle(): Handle | null {
  return stored().handle;
}

export function setHandle(handle: Handle | null): void {
  stored().handle = handle;
}

/** Carries the statements that make a transaction an actor's; set only inside asActor. */
export function actorStorage(): AsyncLocalStorage<{ preamble: string }> {
  return stored().inside;
}
