import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROLES } from '#app/access/permissions.ts';

/** The file that marks a folder as one of the demonstration; other folders are never changed. */
const MARK = 'demonstration.json';
const PASSWORD_BYTES = 9;

export type DemoFolder = {
  path: string;
  seed: number;
  /** Passwords by role, and of a client; made once for a folder. */
  passwords: Record<string, string>;
  filled: boolean;
  markFilled: () => void;
};

export class FolderRefused extends Error {
  override name = 'FolderRefused';
}

type Mark = Pick<DemoFolder, 'seed' | 'passwords' | 'filled'>;

/** Deletes what an interrupted fill has left: it starts over. */
function clearAround(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== MARK) rmSync(path.join(folder, name), { recursive: true });
  }
}

/**
 * Opens or makes the folder of the demonstration. Throws FolderRefused for one that holds anything
 * and does not carry the demonstration's mark.
 */
export function openDemoFolder(folder: string, seed: number): DemoFolder {
  const mark = path.join(folder, MARK);
  const write = (content: Mark) =>
    writeFileSync(mark, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  if (!existsSync(mark)) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new FolderRefused(
        `${folder} holds data that is not the demonstration's. It is left alone; give another ` +
          'folder with --folder, or none.',
      );
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const passwords = Object.fromEntries(
      [...ROLES, 'client'].map((who) => [who, randomBytes(PASSWORD_BYTES).toString('base64url')]),
    );
    write({ seed, passwords, filled: false });
  }
  const stored = JSON.parse(readFileSync(mark, 'utf8')) as Mark;
  if (!stored.filled) clearAround(folder);
  return { ...stored, path: folder, markFilled: () => write({ ...stored, filled: true }) };
}
