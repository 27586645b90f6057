import {
  DatabaseUnavailable,
  type Engine,
  openDatabase,
} from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** Opens the database of the settings, or returns the one that is open. `engine`: see OpenOptions. */
export function openSiteDatabase(engine?: Promise<Engine>) {
  const { DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL } = settings();
  return openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    directUrl: DATABASE_DIRECT_URL,
    engine,
    onNotice: (text) =>
      log.warn({ err: new DatabaseUnavailable(text) }, 'the database is unavailable'),
  });
}
