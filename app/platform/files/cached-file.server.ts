import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';

const checksum = (content: string) => createHash('sha256').update(content).digest('hex');
const placeOf = (name: string) => path.join(settings().DATA_DIR, 'kept', name);

/** Writes a text and its checksum into the data folder atomically. A failure is only logged: the copy is for
 * outages, and the current request must not fail because of it. */
export function writeCached(name: string, content: string): void {
  const place = placeOf(name);
  try {
    mkdirSync(path.dirname(place), { recursive: true, mode: 0o700 });
    writeFileSync(`${place}.new`, `${checksum(content)}\n${content}`, { mode: 0o600 });
    renameSync(`${place}.new`, place);
  } catch (error) {
    log.warn({ err: error }, `cannot cache ${name}`);
  }
}

/** The cached text; undefined if there is none or its checksum is wrong. */
export function readCached(name: string): string | undefined {
  try {
    const text = readFileSync(placeOf(name), 'utf8');
    const at = text.indexOf('\n');
    const content = text.slice(at + 1);
    return checksum(content) === text.slice(0, at) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the oldest files of a folder beyond `most`. A failure is only logged. */
export function pruneCached(folder: string, most: number): void {
  try {
    const place = placeOf(folder);
    const files = readdirSync(place).map((name) => path.join(place, name));
    if (files.length <= most) return;
    const ages = files.map((file) => ({ file, changed: statSync(file).mtimeMs }));
    const newestFirst = ages.sort((a, b) => b.changed - a.changed);
    for (const { file } of newestFirst.slice(most)) rmSync(file, { force: true });
  } catch (error) {
    log.warn({ err: error }, `cannot prune ${folder}`);
  }
}
