import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '#app/platform/env.server.ts';
import type { Outage } from './spool-folder.server.ts';

/** The folder of all posts that wait on this data folder. */
export const spoolFolder = () => path.join(settings().DATA_DIR, 'spool');
const outageFile = () => path.join(spoolFolder(), 'outage.json');
/** Where posts lie that the database refuses. */
export const setAsideFolder = () => path.join(spoolFolder(), 'set-aside');

function isOutage(value: unknown): value is Outage {
  return typeof value === 'object' && value !== null && 'id' in value && 'since' in value;
}

/** The outage that has not ended on this data folder. */
export function readOutage(): Outage | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(outageFile(), 'utf8'));
    return isOutage(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The outage that processes on this data folder share; `isFirst` for the process that begins it. */
export async function sharedOutage(): Promise<{ outage: Outage; isFirst: boolean }> {
  await mkdir(spoolFolder(), { recursive: true, mode: 0o700 });
  const outage = { id: randomUUID(), since: new Date().toISOString() };
  try {
    await writeFile(outageFile(), JSON.stringify(outage), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // The other process may not have written it yet.
    return { outage: readOutage() ?? outage, isFirst: false };
  }
  return { outage, isFirst: true };
}

export const forgetOutage = () => rm(outageFile(), { force: true });

/** Folders of posts on the disk, the oldest first. */
export const foldersOnDisk = (): string[] =>
  existsSync(spoolFolder())
    ? readdirSync(spoolFolder(), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /^\d+-/.test(entry.name))
        .map(({ name }) => name)
        .sort()
    : [];

/** The place of a new folder, of which names sort by time, or of one with a name. */
export const placeOfFolder = (
  name = `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`,
) => path.join(spoolFolder(), name);
