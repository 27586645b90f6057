import { resolve } from 'node:path';
import { actorsOf } from './actor-dialect.server.ts';
import { CLOSE_WAIT_MS, settlesWithin } from './deadline.server.ts';
import { ENGINE_OWNER, type Engine, startEngine } from './engine/engine.server.ts';
import { keptMark } from './engine/engine-version.server.ts';
import { classified } from './errors.server.ts';
import type { Handle } from './handle.server.ts';
import { currentHandle, openHandle, setHandle } from './handle.server.ts';
import type { NotificationHandler } from './notification-channels.server.ts';
import { openServer } from './open-server.server.ts';
import { makePool } from './pool.server.ts';
import { poolListener } from './pool-listener.server.ts';
import type { Sources } from './schema/catalogue.server.ts';
import { applyMigrations } from './schema/migrations.server.ts';
import { checkSchema, ownsSchema, requireOwner } from './schema/serving.server.ts';

export { asActor, insideActor, runInOneMessage, type Visitor } from './actor.server.ts';
export type { Engine } from './engine/engine.server.ts';
export { DatabaseUnavailable } from './errors.server.ts';
export type { Sources } from './schema/catalogue.server.ts';
export { migrateAsOwner } from './schema/migrate-as-owner.server.ts';
export { readSources } from './schema/migrations.server.ts';
export { RISK_WORDS, readUserRisk, type UserRisk } from './schema/user-risk.server.ts';
export { limitStatements } from './time-limits.server.ts';
export { runSideBySide, takeTurn } from './together/side-by-side.server.ts';
export { vacuumAll } from './vacuum-all.server.ts';
export { pollNow, pollSoon, watch } from './watch.server.ts';
export { databaseAcceptsWrites } from './write-probe.server.ts';

export interface OpenOptions {
  /** Folder of the embedded engine; made when missing. Unused with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL server (15 or later) instead of the embedded engine. */
  databaseUrl?: string | undefined;
  /** The same server without a pooler: for listening, migrations and jobs. */
  directUrl?: string | undefined;
  /** Called on lost connections and when an engine ended by itself. */
  onNotice?: ((text: string) => void) | undefined;
  /** The embedded engine, where it is being started already. */
  engine?: Promise<Engine> | undefined;
}

/** How long closeIfSilent waits, in milliseconds. */
const ANSWER_WAIT_MS = 2_000;

async function openEmbedded(
  dataDir: string,
  notice: (text: string) => void,
  engine = startEngine(dataDir, { onNotice: notice, onThread: () => undefined }),
): Promise<Handle> {
  const { host, port, stop } = await engine;
  const listener = poolListener(() => pool, notice);
  const pool = makePool(
    // One connection: the engine has one session, and two clients in it would mix their statements.
    {
      host,
      port,
      user: ENGINE_OWNER,
      database: 'postgres',
      max: 1,
      onConnect: listener.onConnect,
    },
    notice,
  );
  return {
    kind: 'embedded',
    where: dataDir,
    actors: actorsOf(pool),
    pool,
    owner: pool,
    listener,
    ask: (sql) => pool.query(sql),
    // Its socket does not leave the machine.
    cut: () => undefined,
    close: async () => {
      await settlesWithin(pool.end(), CLOSE_WAIT_MS);
      await stop();
    },
  };
}

/**
 * Opens the database and keeps it until closeDatabase; a second call returns the open one. The embedded
 * engine refuses a folder in use or of another engine version (DataFolderRefused). A server gets one query,
 * so that a wrong address is known at start (DatabaseUnavailable).
 */
export async function openDatabase(
  options: OpenOptions,
): Promise<{ kind: 'embedded' | 'server'; where: string }> {
  const open = currentHandle();
  if (open) return { kind: open.kind, where: open.where };
  const notice = options.onNotice ?? (() => undefined);
  const { databaseUrl, directUrl, engine } = options;
  const handle = databaseUrl
    ? await openServer(databaseUrl, directUrl ?? databaseUrl, notice)
    : await openEmbedded(resolve(options.dataDir), notice, engine);
  setHandle(handle);
  return { kind: handle.kind, where: handle.where };
}

/**
 * Applies the missing migrations and seeds of `database/`, one at a time also among several
 * processes, and returns the names of the migrations applied. A user that does not own the schema applies
 * nothing. Throws MigrationRefused when an applied one has changed or is unknown to this release, and
 * where such a user finds one missing. `sources`: what this release has in its folder, where that has been read already.
 */
export async function migrateDatabase(sources?: Sources): Promise<{ applied: string[] }> {
  const { kind, owner, where } = openHandle();
  const mark = kind === 'embedded' ? keptMark(where) : undefined;
  try {
    if (await ownsSchema(owner))
      return { applied: await applyMigrations(owner, { mark, sources }) };
    await checkSchema(owner);
    return { applied: [] };
  } catch (error) {
    throw classified(error);
  }
}

/** Whether the user of the open database owns its schema, and so may change it. */
export const ownsDatabase = (): Promise<boolean> => ownsSchema(openHandle().owner);

/** Throws unless the user of the open database owns its schema: others do not see every row. */
export const requireDatabaseOwner = (): Promise<void> => requireOwner(openHandle().owner);

/** Ends all connections; the embedded engine checkpoints, closes and unlocks its folder. */
export async function closeDatabase(): Promise<void> {
  const handle = currentHandle();
  setHandle(null);
  await handle?.close();
}

/** Before the process ends: a database that does not respond is closed at once, so that nothing waits for
 * it. Running and later calls fail with DatabaseUnavailable. */
export async function closeIfSilent(): Promise<void> {
  const handle = currentHandle();
  if (!handle || (await settlesWithin(handle.ask('select 1'), ANSWER_WAIT_MS))) return;
  setHandle(null);
  handle.cut();
  await handle.close();
}

/**
 * Calls `handler` with each notification's payload on a channel, and with null after a gap, when some may
 * have been missed. Returns the function that stops it.
 */
export function listen(channel: string, handler: NotificationHandler): () => void {
  return openHandle().listener.listen(channel, handler);
}
