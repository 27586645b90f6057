import { setTimeout as wait } from 'node:timers/promises';
import {
  asActor,
  DatabaseUnavailable,
  type Engine,
  listen,
  migrateAsOwner,
  migrateDatabase,
  RISK_WORDS,
  readUserRisk,
  type Sources,
  watch,
} from '#app/platform/database/database.server.ts';
import {
  type Accepted,
  checkInstallation,
  SECRET_CHANGED,
} from '#app/platform/database/installation.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { followGeneration } from '#app/platform/pages/generation.server.ts';
import { openSiteDatabase } from './open-site-database.ts';

const RETRY_MS = 1000;

async function readGeneration(): Promise<number> {
  const row = await asActor({ kind: 'anonymous' }, (tx) =>
    tx.selectFrom('cache_generation').select('generation').executeTakeFirstOrThrow(),
  );
  return Number(row.generation);
}

type Connecting = {
  accepted: Accepted;
  /** The embedded engine, where it is being started already. */
  engine: Promise<Engine> | undefined;
  /** The migrations and definitions of this release. */
  sources: Sources;
};

async function connectOnce({ accepted, engine, sources }: Connecting) {
  const { DATABASE_URL, MIGRATE_DATABASE_URL } = settings();
  // First: it lets the user of DATABASE_URL connect.
  if (DATABASE_URL && MIGRATE_DATABASE_URL) {
    await migrateAsOwner(MIGRATE_DATABASE_URL, DATABASE_URL);
  }
  const opened = await openSiteDatabase(engine);
  await migrateDatabase(sources);
  if ((await checkInstallation(accepted)) && !accepted.secret) log.warn(SECRET_CHANGED);
  const risk = await readUserRisk();
  if (risk) log.warn(RISK_WORDS[risk]);
  const stop = await followGeneration({
    read: readGeneration,
    listen: (announced) =>
      listen('generation', (payload) => announced(payload === null ? null : Number(payload))),
    watch: (read) =>
      watch('select generation from public.cache_generation', (value) => read(Number(value))),
  });
  return { ...opened, stop };
}

/**
 * Does what needs the database, again every second while the database cannot be reached and
 * `wanted` holds; undefined when that ended first. Every other failure is thrown.
 */
export async function whileAway<T>(
  work: () => Promise<T>,
  wanted: () => boolean,
  onAway: (error: DatabaseUnavailable) => void = () => {},
) {
  let reported = false;
  while (wanted()) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (!reported) log.warn({ err: error }, `${error.message}; retrying`);
      reported = true;
      onAway(error);
      await wait(RETRY_MS);
    }
  }
  return undefined;
}

/** Opens and migrates the database, however long a server takes to appear, so that the site can
 * are on its last good copy meanwhile. A folder in use, a changed migration, or another SECRET or
 * storage that is not accepted is thrown. */
export const connectDatabase = (
  connecting: Connecting,
  wanted: () => boolean,
  onAway: (error: DatabaseUnavailable) => void,
) => whileAway(() => connectOnce(connecting), wanted, onAway);
