import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { makeFolder } from '#app/platform/files/make-folder.server.ts';
import { DataFolderRefused } from '../errors.server.ts';

const PRIVATE = 0o700;
/** What neither the owner nor the group has. */
const OTHERS = 0o007;
/** One of these is in every data folder that has been used; `engine.new` where the first start was cut short. */
const OWN = ['engine', 'engine.new', 'secret', 'publishable-key', 'compile-cache'];
/** In the first folder of a disk. */
const OF_THE_DISK = 'lost+found';

const me = () => process.geteuid?.();
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const fileInTheWay = (folder: string) =>
  new DataFolderRefused(
    `The data folder ${folder} cannot be made: a file is in its place. Set DATA_DIR to a folder.`,
  );

function make(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const code = codeOf(error);
    if (['EEXIST', 'ENOTDIR'].includes(code)) throw fileInTheWay(folder);
    // ENOENT: the system makes no folders there, as below /proc.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(code)) throw error;
    throw new DataFolderRefused(
      `The data folder ${folder} cannot be made: this process (user ${me()}) may not write there (${code}). ` +
        'Make it and give it to this user, or set DATA_DIR to another folder.',
    );
  }
}

function refuseUnusable(folder: string, code: string): never {
  const { uid } = statSync(folder);
  if (code === 'EROFS') {
    throw new DataFolderRefused(
      `The data folder ${folder} is on a disk that is mounted read-only. Mount it for writing, or set DATA_DIR to another folder.`,
    );
  }
  const whose = uid === me() ? 'is closed to its owner' : `belongs to another user (${uid})`;
  const remedy = uid === me() ? `chmod 700 ${folder}` : `chown -R ${me()} ${folder}`;
  throw new DataFolderRefused(
    `The data folder ${folder} ${whose}, and this process (user ${me()}) may not write into it. Give it to this user: ${remedy}`,
  );
}

/** Makes a data folder where it is missing. Throws DataFolderRefused, with what to do, where this process cannot write into it. */
export function makeDataFolder(folder: string): void {
  if (!existsSync(folder)) make(folder);
  if (!statSync(folder).isDirectory()) throw fileInTheWay(folder);
  const { R_OK, W_OK, X_OK } = constants;
  try {
    accessSync(folder, R_OK | W_OK | X_OK);
  } catch (error) {
    refuseUnusable(folder, codeOf(error));
  }
}

/** Throws DataFolderRefused where a folder of another user is for everybody. */
function checkForeignFolder(folder: string): void {
  const { mode, uid } = statSync(folder);
  if ((mode & OTHERS) === 0) return;
  throw new DataFolderRefused(
    `The data folder ${folder} belongs to another user (${uid}), and every user of the machine may open it (mode ${(mode & 0o777).toString(8)}). ` +
      `As its owner: chmod o-rwx ${folder}. Or give it to this user: chown -R ${me()} ${folder}`,
  );
}

/** Throws DataFolderRefused where others use the folder, such as / or /tmp: closing it would lock them out. */
function checkShared(folder: string): void {
  if ((statSync(folder).mode & OTHERS) === 0) return;
  const names = readdirSync(folder);
  if (OWN.some((name) => names.includes(name))) return;
  const foreign = names.find((name) => !name.startsWith('.') && name !== OF_THE_DISK);
  if (foreign === undefined) return;
  throw new DataFolderRefused(
    `The data folder ${folder} is open to every user of the machine and holds something else (${foreign}). ` +
      'Set DATA_DIR to a folder of its own, or give this one mode 700 where nobody else uses it.',
  );
}

/**
 * Makes a data folder, or keeps others out of the one that is there. A volume may belong to another user, whose folder no
 * process changes: it serves where this process may write and others may not open it.
 */
export function makePrivate(folder: string): void {
  makeDataFolder(folder);
  checkShared(folder);
  try {
    chmodSync(folder, PRIVATE);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error;
    checkForeignFolder(folder);
  }
}
