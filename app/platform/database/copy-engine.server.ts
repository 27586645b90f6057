import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, opendir } from 'node:fs/promises';
import path from 'node:path';
import { openHandle } from './handle.server.ts';

const FILES = ['engine.json', 'secret', 'publishable-key'];

async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true, mode: 0o700 });
  for await (const found of await opendir(from, { recursive: true })) {
    const place = path.join(found.parentPath, found.name);
    const target = path.join(to, path.relative(from, place));
    if (found.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
    if (!found.isFile()) continue;
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    // A stored file never changes in place, so a second name is a copy.
    await link(place, target);
  }
}

/**
 * Copies the embedded database, its stored files and its generated secrets as they are at one moment into the folder
 * `to`, on the same disk. Statements wait meanwhile: the engine has one session, which is held. A second process can
 * open the copy.
 */
export async function copyEngine(to: string): Promise<void> {
  const { kind, where, owner } = openHandle();
  if (kind !== 'embedded') throw new Error('Only an embedded database is copied.');
  await mkdir(to, { recursive: true, mode: 0o700 });
  const client = await owner.connect();
  try {
    // Waits for what is under way. The log is on the disk, as after a crash, and is replayed when the copy is opened.
    await client.query('select');
    await cp(path.join(where, 'engine'), path.join(to, 'engine'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await linkTree(path.join(where, 'files'), path.join(to, 'files'));
  } finally {
    client.release();
  }
  for (const name of FILES) {
    await copyFile(path.join(where, name), path.join(to, name)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
  }
}

/** Whether the open database is the embedded one. */
export const isEmbedded = (): boolean => openHandle().kind === 'embedded';
