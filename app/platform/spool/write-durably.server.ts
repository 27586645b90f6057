import { copyFile, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Syncs the entries of a folder to the disk. */
export async function syncFolder(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies a file, for this process's user only; once it resolves the bytes are on the disk. */
export async function copyFileDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  try {
    await handle.chmod(0o600);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a text in one step, for this process's user only. */
export async function writeFileDurably(place: string, text: string): Promise<void> {
  const handle = await open(`${place}.new`, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${place}.new`, place);
  await syncFolder(path.dirname(place));
}
