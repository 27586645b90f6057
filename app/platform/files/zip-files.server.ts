import { makeZip } from 'client-zip';

/** A file of an archive: its folders and its name, and what is in it, opened when its turn has come. */
export type ZipFile = {
  place: readonly string[];
  at?: Date;
  /** Undefined where it is not there any more: the archive is then without it. */
  open: () => Promise<AsyncIterable<Uint8Array | string> | undefined>;
};

const PART_LENGTH = 100;
const ENDING = /\.[^. ]{1,8}$/;
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every system unpacks: it leads out of no folder, and holds no sign that one of them refuses. */
function plainPart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICES, '_$&');
  const letters = Array.from(plain);
  if (letters.length <= PART_LENGTH) return plain || '_';
  const ending = ENDING.exec(plain)?.[0] ?? '';
  return `${letters.slice(0, PART_LENGTH - ending.length).join('')}${ending}`;
}

/** The path of a file; a number makes it another than those before. */
function freePath(place: readonly string[], taken: Set<string>): string {
  const path = place.map(plainPart).join('/');
  const ending = ENDING.exec(path)?.[0] ?? '';
  let free = path;
  // Some systems take two names that differ by capitals for one.
  for (let next = 2; taken.has(free.toLowerCase()); next += 1)
    free = `${path.slice(0, path.length - ending.length)} (${next})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}

async function* entriesOf(files: AsyncIterable<ZipFile>) {
  const taken = new Set<string>();
  for await (const { place, at, open } of files) {
    const source = await open();
    if (!source) continue;
    const pieces = source[Symbol.asyncIterator]();
    try {
      yield {
        name: freePath(place, taken),
        ...(at && { lastModified: at }),
        input: { [Symbol.asyncIterator]: () => pieces },
      };
    } catch {
      // The client has disconnected.
      return;
    } finally {
      await pieces.return?.();
    }
  }
}

/**
 * An archive as it is read: one file is open at a time, and none before the one in front of it was taken.
 * Nothing is compressed: pictures, films and documents are already.
 */
export const zipOf = (files: AsyncIterable<ZipFile>): ReadableStream<Uint8Array> =>
  makeZip(entriesOf(files));
