import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (!isThere || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Makes a folder that a setting names, with the folders above it, open to this user alone. Node's own recursive mkdir never
 * returns where the system says that a folder just found is missing, as below /proc.
 */
export function makeFolder(folder: string): void {
  const above = path.dirname(folder);
  if (!existsSync(folder) && above !== folder) makeFolder(above);
  makeOne(folder);
}
