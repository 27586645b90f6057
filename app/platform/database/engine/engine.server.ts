import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { settlesWithin } from '../deadline.server.ts';
import { checkEngineVersion, hasCluster, recordEngineVersion } from './engine-version.server.ts';
import type { EngineMessage, EngineStart } from './engine-worker.server.ts';
import { lockFolder } from './folder-lock.server.ts';
import { makePrivate } from './private-folder.server.ts';
import { socketFolder } from './socket-path.server.ts';

/** Role that owns every object of the embedded database; an ordinary one, no superuser. */
export const ENGINE_OWNER = 'forja_owner';
const PORT = 5432;

/** Built beside the built server; what runs from sources itself starts it from its sources. */
const BUILT = !import.meta.filename.endsWith('.ts');
const WORKER = BUILT
  ? 'build/server/engine-worker.js'
  : 'app/platform/database/engine/engine-worker.server.ts';

export interface Engine {
  /** Folder of the engine's socket, as pg's `host`. */
  host: string;
  port: number;
  /** Checkpoint, clean close, sockets removed, lock released. */
  stop: () => Promise<void>;
}

/** Messages of the engine to its process. */
export interface EngineEvents {
  /** It ended by itself, and is started again. */
  onNotice: (text: string) => void;
  /** Its thread works by itself from now on, however busy the thread of the caller is. */
  onThread: () => void;
}

const RESTART_MS = [1_000, 2_000, 5_000, 10_000];

/** How long a clean close may take before the thread is ended; the log then recovers it. */
const CLOSE_WAIT_MS = 10_000;

// PostgreSQL's own limit of its stack (an SQL error) is reached well before this one (a crash).
const STACK_MB = 64;

/** ENOSPC as the engine's file system numbers it (WASI); its exception is no Error and has no message. */
const NO_SPACE = 51;

function reasonOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  const { errno } = (thrown ?? {}) as { errno?: unknown };
  if (errno === NO_SPACE) return 'no space is left on the disk of the data folder';
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}

interface RunningWorker {
  worker: Worker;
  /** Settles when the thread has ended, with the reason. */
  ended: Promise<string>;
}

/** Runs the thread until it is ready, or has created the cluster and ends. */
async function runWorker(start: EngineStart, onThread = () => {}) {
  // V8's optimising compiler takes 500 MB for the engine's WebAssembly. The first flag implies the
  // others on the command line only.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
    setFlagsFromString(flag);
  }
  const compiled = getCompileCacheDir();
  const worker = new Worker(join(projectRoot(), WORKER), {
    workerData: start,
    // The thread keeps what it compiles where the site does.
    ...(BUILT && compiled && { env: { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) } }),
    name: 'database-engine',
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  onThread();
  let reason = 'it gave no reason';
  worker.on('error', (error) => {
    reason = reasonOf(error);
  });
  const { promise: notified, resolve: notify } = Promise.withResolvers<'ready' | 'created'>();
  worker.on('message', (message: EngineMessage) => {
    if ('failure' in message) reason = message.failure;
    else notify('ready' in message ? 'ready' : 'created');
  });
  const ended = new Promise<string>((resolve) => worker.once('exit', () => resolve(reason)));
  const first = await Promise.race([notified, ended.then(() => 'ended')]);
  if (first === 'ended') throw new Error(`The database engine did not start: ${reason}`);
  if (first === 'created') await ended;
  return { worker, ended, first };
}

async function startWorker(start: EngineStart, onThread?: () => void): Promise<RunningWorker> {
  const { first, ...running } = await runWorker(start, onThread);
  return first === 'created' ? startWorker(start) : running;
}

async function stopWorker({ worker, ended }: RunningWorker): Promise<void> {
  worker.postMessage('stop');
  if (!(await settlesWithin(ended, CLOSE_WAIT_MS))) await worker.terminate();
}

/** Keeps an engine running: one that ends by itself is started again after a growing pause. */
async function superviseWorker(start: EngineStart, { onNotice, onThread }: EngineEvents) {
  let stopping = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: RunningWorker | null = null;

  const startAgain = (reason: string) => {
    current = null;
    if (stopping) return;
    const wait = RESTART_MS[Math.min(attempt, RESTART_MS.length - 1)];
    attempt += 1;
    onNotice(`The database engine ended (${reason}); starting it again in ${wait} ms`);
    timer = setTimeout(() => {
      startWorker(start).then(attachWorker, (error: unknown) => startAgain(String(error)));
    }, wait);
  };
  const attachWorker = (started: RunningWorker) => {
    if (stopping) return stopWorker(started);
    current = started;
    attempt = 0;
    void started.ended.then(startAgain);
    return undefined;
  };

  await attachWorker(await startWorker(start, onThread));
  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (current) await stopWorker(current);
    },
  };
}

/** Locks a data folder, which it makes where there is none. */
async function holdFolder(dataDir: string) {
  makePrivate(dataDir);
  const sockets = socketFolder(dataDir);
  const lock = await lockFolder(dataDir, sockets.path).catch((error: unknown) => {
    sockets.dispose();
    throw error;
  });
  const socketPath = join(sockets.path, `.s.PGSQL.${PORT}`);
  const start: EngineStart = { dataDir, socketPath, owner: ENGINE_OWNER };
  const releaseFolder = async () => {
    await lock.release();
    sockets.dispose();
  };
  return { host: sockets.path, start, releaseFolder };
}

/**
 * Creates the cluster of a data folder that has none, in a thread that ends with it. Called before the site
 * is loaded, it lowers the peak memory of a first start. Throws DataFolderRefused for a folder in use.
 */
export async function createCluster(dataDir: string): Promise<void> {
  if (hasCluster(dataDir)) return;
  const { start, releaseFolder } = await holdFolder(dataDir);
  try {
    // Another process may have created it before the lock was free.
    if (hasCluster(dataDir)) return;
    await runWorker(start);
    recordEngineVersion(dataDir);
  } finally {
    await releaseFolder();
  }
}

/**
 * Opens the embedded PostgreSQL of a data folder in a worker thread and keeps the folder locked.
 * Throws DataFolderRefused for a folder in use or of another engine version. Should the engine
 * crash, its connections fail at once (they do not hang) and it is started again.
 */
export async function startEngine(dataDir: string, events: EngineEvents): Promise<Engine> {
  const { host, start, releaseFolder } = await holdFolder(dataDir);
  try {
    checkEngineVersion(dataDir);
    const worker = await superviseWorker(start, events);
    recordEngineVersion(dataDir);
    return {
      host,
      port: PORT,
      stop: async () => {
        await worker.stop();
        await releaseFolder();
      },
    };
  } catch (error) {
    await releaseFolder();
    throw error;
  }
}
