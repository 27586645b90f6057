import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { DataFolderRefused } from '../errors.server.ts';

const PRIVATE = 0o700;
/** What neither the owner nor the group has. */
const OTHERS = 0o007;
const { R_OK, W_OK, X_OK } = constants;

function isUsable(folder: string): boolean {
  try {
    accessSync(folder, R_OK | W_OK | X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Throws DataFolderRefused where a folder of another user is not for this process, or is for everybody. */
function checkForeignFolder(folder: string): void {
  const { mode, uid } = statSync(folder);
  const owned = `The data folder ${folder} belongs to another user (${uid})`;
  const me = process.geteuid?.();
  if (!isUsable(folder)) {
    throw new DataFolderRefused(
      `${owned}, and this process (user ${me}) may not write into it. Give it to this user: chown -R ${me} ${folder}`,
    );
  }
  if ((mode & OTHERS) === 0) return;
  throw new DataFolderRefused(
    `${owned}, and every user of the machine may open it (mode ${(mode & 0o777).toString(8)}). ` +
      `As its owner: chmod o-rwx ${folder}. Or give it to this user: chown -R ${me} ${folder}`,
  );
}

const fileInTheWay = (folder: string) =>
  new DataFolderRefused(
    `The data folder ${folder} cannot be made: a file is in its place. Set DATA_DIR to a folder.`,
  );

function make(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EEXIST', 'ENOTDIR'].includes(code)) throw fileInTheWay(folder);
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error;
    throw new DataFolderRefused(
      `The data folder ${folder} cannot be made: this process (user ${process.geteuid?.()}) may not write there (${code}). ` +
        'Make it and give it to this user, or set DATA_DIR to another folder.',
    );
  }
}

/**
 * Makes a data folder, or keeps others out of the one that is there. A volume may belong to another user, whose folder no
 * process changes: it serves where this process may write and others may not open it.
 */
export function makePrivate(folder: string): void {
  if (!existsSync(folder)) make(folder);
  if (!statSync(folder).isDirectory()) throw fileInTheWay(folder);
  try {
    chmodSync(folder, PRIVATE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    checkForeignFolder(folder);
  }
}
