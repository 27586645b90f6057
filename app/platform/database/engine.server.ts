import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../project-root.server.ts';
import { checkEngineVersion, recordEngineVersion } from './engine-version.server.ts';
import type { EngineStart } from './engine-worker.server.ts';
import { lockFolder } from './folder-lock.server.ts';
import { socketFolder } from './socket-path.server.ts';

/** Role that owns every object of the embedded database; an ordinary one, no superuser. */
export const ENGINE_OWNER = 'forja_owner';
const PORT = 5432;

export interface Engine {
  /** Folder of the engine's socket, as pg's `host`. */
  host: string;
  port: number;
  /** Checkpoint, clean close, sockets removed, lock given back. */
  stop: () => Promise<void>;
}

const RESTART_MS = [1_000, 2_000, 5_000, 10_000];

function startWorker(start: EngineStart): Promise<Worker> {
  const file = join(projectRoot(), 'app/platform/database/engine-worker.server.ts');
  const worker = new Worker(file, { workerData: start, name: 'database-engine' });
  return new Promise((resolve, reject) => {
    let failure = new Error('The database engine ended without a reason');
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.once('exit', () => reject(failure));
    worker.once('message', () => resolve(worker));
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.threadId === -1) resolve();
    worker.once('exit', () => resolve());
    worker.postMessage('stop');
  });
}

/** Keeps an engine running: one that ends by itself is started again after a growing pause. */
async function superviseWorker(start: EngineStart, onNotice: (text: string) => void) {
  let stopping = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;
  let current: Worker | null = await startWorker(start);

  const restart = async () => {
    timer = undefined;
    try {
      const started = await startWorker(start);
      if (stopping) return stopWorker(started);
      current = started;
      attempt = 0;
      watch(started);
    } catch (error) {
      ended(error instanceof Error ? error.message : String(error));
    }
  };
  const ended = (reason: string) => {
    current = null;
    if (stopping) return;
    const wait = RESTART_MS[Math.min(attempt, RESTART_MS.length - 1)];
    attempt += 1;
    onNotice(`The database engine ended (${reason}); starting it again in ${wait} ms`);
    timer = setTimeout(() => void restart(), wait);
  };
  const watch = (worker: Worker) => {
    let reason = 'without a reason';
    worker.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    worker.once('exit', () => ended(reason));
  };

  watch(current);
  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (current) await stopWorker(current);
    },
  };
}

/**
 * Opens the embedded PostgreSQL of a data folder in a worker thread and keeps the folder locked.
 * Throws DataFolderRefused for a folder in use or of another engine version. Should the engine
 * crash, its connections fail at once (they do not hang) and it is started again.
 */
export async function startEngine(
  dataDir: string,
  onNotice: (text: string) => void,
): Promise<Engine> {
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  const sockets = socketFolder(dataDir);
  const lock = await lockFolder(dataDir, sockets.path).catch((error: unknown) => {
    sockets.dispose();
    throw error;
  });
  const giveBack = async () => {
    await lock.release();
    sockets.dispose();
  };
  try {
    checkEngineVersion(dataDir);
    const socketPath = join(sockets.path, `.s.PGSQL.${PORT}`);
    const worker = await superviseWorker({ dataDir, socketPath, owner: ENGINE_OWNER }, onNotice);
    recordEngineVersion(dataDir);
    return {
      host: sockets.path,
      port: PORT,
      stop: async () => {
        await worker.stop();
        await giveBack();
      },
    };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
