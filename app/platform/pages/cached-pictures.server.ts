import { pruneCached, readCached, writeCached } from '#app/platform/files/cached-file.server.ts';
import { boundedMemory } from './bounded-memory.ts';

/** Memory for finished pictures, and how many stay on disk; the oldest are dropped first. */
const MEMORY_BYTES = 16 * 1024 * 1024;
const MOST_FILES = 400;
const FOLDER = 'pictures';

const memory = boundedMemory<Buffer>(MEMORY_BYTES, ({ byteLength }) => byteLength);
const underWay = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/** Pictures are drawn one after the other: pages have priority, on however few cores. */
function inTurn(render: () => Promise<Buffer>): Promise<Buffer> {
  const turn = last.then(render);
  last = turn.catch(() => undefined);
  return turn;
}

async function find(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const file = `${FOLDER}/${key}`;
  const cached = readCached(file);
  const picture = cached === undefined ? await inTurn(render) : Buffer.from(cached, 'base64');
  if (cached === undefined) {
    writeCached(file, picture.toString('base64'));
    pruneCached(FOLDER, MOST_FILES);
  }
  memory.keep(key, picture);
  return picture;
}

/**
 * The picture of a key, drawn once for all callers and cached in memory and on disk. The key is a file name
 * and covers everything that the picture is made of.
 */
export function cachedPicture(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const ready = memory.get(key);
  if (ready) return Promise.resolve(ready);
  const found = underWay.get(key) ?? find(key, render).finally(() => underWay.delete(key));
  underWay.set(key, found);
  return found;
}
