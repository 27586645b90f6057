import path from 'node:path';
import {
  backupFolder,
  backupStore,
  withScratch,
} from '#app/platform/database/backup/backup-store.server.ts';
import { copyEngine, isEmbedded } from '#app/platform/database/copy-engine.server.ts';
import { type Counts, type Outcome, runTool } from './backup-process.server.ts';

type Env = Readonly<Record<string, string>>;
type OnProgress = (counts: Counts) => void;

/** The process does not record itself: its caller does. */
const UNRECORDED = '--unrecorded';

/** Writes a back-up as `args` say; of the embedded database from a copy, since its engine has one session. */
export async function writeBackup(
  args: readonly string[],
  env: Env,
  onProgress: OnProgress,
): Promise<Outcome> {
  const run = (more: Env) =>
    runTool({ tool: 'backup', args: [UNRECORDED, ...args], env: { ...env, ...more }, onProgress });
  if (!isEmbedded()) return run({});
  return withScratch(async (folder) => {
    await copyEngine(folder);
    return run({ DATA_DIR: folder, BACKUP_FOLDER: backupFolder() });
  });
}

/**
 * Restores a back-up of the folder or bucket into a scratch embedded database: every row is counted, every file opened. An
 * encrypted one is opened with the private key in the file `identity`; without it an unencrypted copy is made for this alone.
 */
export const proveBackup = (
  file: string,
  identity: string | undefined,
  onProgress: OnProgress,
): Promise<Outcome> =>
  withScratch(async (folder) => {
    const isClosed = file.endsWith('.age') && identity === undefined;
    const plain = path.join(folder, 'plain.tar.zst');
    const archive = isClosed ? plain : await backupStore().toDisk(file, folder);
    if (isClosed) await writeBackup(['--to', plain], { BACKUP_PUBLIC_KEY: '' }, onProgress);
    const env = {
      DATA_DIR: path.join(folder, 'restored'),
      ...{ DATABASE_URL: '', DATABASE_DIRECT_URL: '', MIGRATE_DATABASE_URL: '', STORAGE_URL: '' },
    };
    const args = [archive, ...(identity === undefined ? [] : ['--identity', identity])];
    return runTool({ tool: 'restore', args, env, onProgress });
  });
