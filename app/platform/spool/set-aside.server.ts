import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { log } from '#app/platform/log/log.server.ts';
import type { Replay } from './replay.ts';
import type { SpooledPost } from './spool-folder.server.ts';
import { setAsideFolder } from './spool-places.server.ts';
import { writeFileDurably } from './write-durably.server.ts';

/** The posts that the database refused, as names of files. */
export const namesSetAside = () =>
  existsSync(setAsideFolder())
    ? readdirSync(setAsideFolder()).filter((name) => name.endsWith('.json'))
    : [];

/** Whether a reference number is that of a post that the database refused. */
export function setAsideUnder(number: string): boolean {
  return namesSetAside().some((name) => {
    try {
      const text = readFileSync(path.join(setAsideFolder(), name), 'utf8');
      return (JSON.parse(text) as SpooledPost).number === number;
    } catch {
      return false;
    }
  });
}

/** Keeps lines that could not be read. */
export async function keepDamaged(name: string, damaged: readonly Buffer[]): Promise<void> {
  for (const [index, bytes] of damaged.entries()) {
    await mkdir(setAsideFolder(), { recursive: true, mode: 0o700 });
    const note = { reason: 'damaged', found: bytes.toString('base64') };
    const place = path.join(setAsideFolder(), `${name}-damaged-${index}.json`);
    await writeFileDurably(place, `${JSON.stringify(note)}\n`);
  }
}

async function replayOne(name: string, replays: Readonly<Record<string, Replay>>): Promise<void> {
  const place = path.join(setAsideFolder(), name);
  const post = JSON.parse(readFileSync(place, 'utf8')) as Partial<SpooledPost>;
  const { kind = '', data, caller, receivedAt, addressState, files: count = 0 } = post;
  const replay = replays[kind];
  if (!replay || !caller || !receivedAt || !addressState) return;
  const stem = place.slice(0, -'.json'.length);
  const files = Array.from({ length: count }, (_, index) => `${stem}-${index}.file`);
  await replay({ data, caller: { ...caller, replay: { receivedAt, addressState } }, files });
  for (const file of [place, ...files]) await rm(file, { force: true });
}

/** Tries the posts again that were set aside: what refused them may have been corrected. */
export async function replayAside(replays: Readonly<Record<string, Replay>>): Promise<void> {
  for (const name of namesSetAside()) {
    try {
      await replayOne(name, replays);
    } catch (error) {
      log.warn({ err: error, name }, 'a post that was set aside is refused again');
    }
  }
}
