import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface SqlFile {
  /** Name in its folder, or path from the project's folder; with slashes on every system. */
  name: string;
  text: string;
  checksum: string;
}

/** One SQL file; line ends do not count in the checksum. */
function readSqlFile(path: string, name: string): SqlFile {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

const inOrder = (names: string[]) => names.filter((name) => name.endsWith('.sql')).sort();

/** The SQL files directly in a folder, in order of their names. */
export const readSqlFiles = (folder: string): SqlFile[] =>
  inOrder(readdirSync(folder)).map((name) => readSqlFile(join(folder, name), name));

/** Paths of all files in and below a folder. Each folder is read once, and no file is looked at. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** The SQL files in and below the folders that exist, by their paths from `root`, in order of these. */
export function readSqlTrees(root: string, folders: readonly string[]): SqlFile[] {
  const paths = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow);
  return inOrder(paths).map((path) => readSqlFile(path, relative(root, path).split(sep).join('/')));
}
