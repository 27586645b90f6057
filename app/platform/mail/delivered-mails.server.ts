import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/*
 * The ids of mails that a mail server has accepted, in DATA_DIR/delivered-mails, one file a day. The result of a job
 * is stored in the database, which may be gone by then, and so may the process: the job is then run again, by any
 * process on the folder, and must not send its mail again. Jobs are retried for two days.
 */

const DAYS = 3;
const DAY_MS = 86_400_000;

const folder = () => path.join(settings().DATA_DIR, 'delivered-mails');
const fileOf = (at: number) => path.join(folder(), new Date(at).toISOString().slice(0, 10));

/** What has been read of each file: other processes append to it, too. */
const known = new Map<string, { size: number; ids: Set<string> }>();

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The ids in a file, read as far as it has grown. */
async function idsIn(file: string): Promise<ReadonlySet<string>> {
  const read = known.get(file) ?? { size: 0, ids: new Set<string>() };
  const size = sizeOf(file);
  if (size <= read.size) return read.ids;
  const part = Buffer.alloc(size - read.size);
  const handle = await open(file);
  try {
    await handle.read(part, 0, part.length, read.size);
  } finally {
    await handle.close();
  }
  // A line without its end is read once it is whole.
  const whole = part.lastIndexOf('\n') + 1;
  for (const id of part.toString('utf8', 0, whole).split('\n')) if (id) read.ids.add(id);
  known.set(file, { ...read, size: read.size + whole });
  return read.ids;
}

/** Whether a mail with this id was accepted in the last days. */
export async function wasDelivered(id: string): Promise<boolean> {
  for (let day = 0; day < DAYS; day += 1) {
    if ((await idsIn(fileOf(Date.now() - day * DAY_MS))).has(id)) return true;
  }
  return false;
}

/** Deletes the files of earlier days. */
async function deleteOld(): Promise<void> {
  const oldest = path.basename(fileOf(Date.now() - DAYS * DAY_MS));
  for (const name of await readdir(folder())) {
    if (name > oldest) continue;
    known.delete(path.join(folder(), name));
    await rm(path.join(folder(), name), { force: true });
  }
}

let written = '';

/** Notes that a mail was accepted: at once, as the process may be killed. Never throws: the mail is sent, whatever the
 * disk does. */
export function noteDelivered(id: string): void {
  try {
    const file = fileOf(Date.now());
    const isNew = file !== written;
    if (isNew) mkdirSync(folder(), { recursive: true, mode: 0o700 });
    const line = `${id}\n`;
    appendFileSync(file, line, { mode: 0o600 });
    // Where nobody else has written, the next mail finds the file as it is known.
    const read = known.get(file) ?? { size: 0, ids: new Set<string>() };
    const size = read.size + Buffer.byteLength(line);
    if (sizeOf(file) === size) {
      read.ids.add(id);
      known.set(file, { ...read, size });
    }
    if (!isNew) return;
    written = file;
    deleteOld().catch((error) => log.warn({ err: error }, 'old delivered mails were not deleted'));
  } catch (error) {
    log.error({ err: error, mail: id }, 'a delivered mail could not be noted');
  }
}
