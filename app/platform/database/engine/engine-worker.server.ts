import { mkdirSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { serveClients } from './engine-clients.server.ts';
import { adoptCluster, SyncedNodeFS } from './engine-files.server.ts';
import { hasCluster } from './engine-version.server.ts';
import { ServedPGlite } from './served-pglite.server.ts';

/** Messages to the main thread: that clients may connect, or why the thread is about to end. */
export type EngineMessage = { ready: true } | { created: true } | { failure: string };

/** Input of the main thread: the data folder and the path of the socket to listen on. */
export interface EngineStart {
  dataDir: string;
  socketPath: string;
  owner: string;
}

// `-F` switches fsync off; without it and with this method each commit is written O_SYNC, so it
// is on disk before it is acknowledged.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=open_datasync',
  // Of the memory of this process: the system keeps what was read of the files anyway.
  '-c',
  'shared_buffers=32MB',
  // The engine has one session, and tables for the locks of each.
  '-c',
  'max_connections=10',
];

// The status with which PostgreSQL leaves its main loop after an SQL error (PGlite's
// POSTGRES_MAIN_LONGJMP); the only exception that is not a failure of the engine.
const SQL_ERROR = 100;

/**
 * PGlite swallows every exception of its main loop and calls it again: after a stack overflow or a FATAL
 * error for ever, with every client waiting. Here the thread ends instead: connections fail at once, and
 * the main thread starts a new engine, which recovers from the log.
 */
function endThreadOnFailure(database: PGlite): void {
  const engine = database.Module;
  const mainLoop = engine._PostgresMainLoopOnce;
  engine._PostgresMainLoopOnce = () => {
    try {
      mainLoop();
    } catch (error) {
      const { status, message } = error as { status?: number; message?: string };
      if (status !== SQL_ERROR) {
        parentPort?.postMessage({ failure: message ?? String(error) });
        process.exit(1);
      }
      throw error;
    }
  };
}

async function open(folder: string): Promise<ServedPGlite> {
  const database = new ServedPGlite({
    fs: new SyncedNodeFS(folder),
    startParams,
    // Only available here; migrations create it, as on any PostgreSQL.
    extensions: { pg_trgm },
  });
  await database.waitReady;
  endThreadOnFailure(database);
  return database;
}

async function createCluster(folder: string, owner: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const database = await open(unfinished);
  await database.exec(
    `create role ${owner} login nosuperuser createrole;
     alter database postgres owner to ${owner};`,
  );
  await database.close();
  adoptCluster(unfinished, folder);
}

async function run({ dataDir, socketPath, owner }: EngineStart): Promise<void> {
  const folder = join(dataDir, 'engine');
  if (!hasCluster(dataDir)) {
    await createCluster(folder, owner);
    // Memory of the creating engines is freed when their thread ends, not before.
    parentPort?.postMessage({ created: true });
    process.exit(0);
  }
  const database = await open(folder);
  // From here on the shared session is that of an ordinary owner, as on any PostgreSQL.
  await database.exec(`set session authorization ${owner}`);
  rmSync(socketPath, { force: true });
  const server = await serveClients(database, socketPath);
  parentPort?.on('message', async () => {
    await server.stop();
    await database.exec('set session authorization postgres; checkpoint');
    await database.close();
    rmSync(socketPath, { force: true });
    process.exit(0);
  });
  parentPort?.postMessage({ ready: true });
  // Also for a process that is killed.
  flushCompileCache();
}

await run(workerData as EngineStart);
