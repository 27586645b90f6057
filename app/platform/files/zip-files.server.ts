import { makeZip } from 'client-zip';

/** A file of an archive: its folders and its name, and its content, opened when it is reached. */
export type ZipFile = {
  place: readonly string[];
  at?: Date;
  /** Undefined where the file is missing: the archive then has no such entry. */
  open: () => Promise<AsyncIterable<Uint8Array | string> | undefined>;
};

const PART_LENGTH = 100;
const ENDING = /\.[^. ]{1,8}$/;
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every system unpacks: it leaves no folder, and holds no character that one of them refuses. */
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

/** The path of a file, with a number where an earlier one has it. */
function freePath(place: readonly string[], used: Set<string>): string {
  const path = place.map(plainPart).join('/');
  const ending = ENDING.exec(path)?.[0] ?? '';
  let free = path;
  // Some systems treat names that differ only by case as one.
  for (let next = 2; used.has(free.toLowerCase()); next += 1)
    free = `${path.slice(0, path.length - ending.length)} (${next})${ending}`;
  used.add(free.toLowerCase());
  return free;
}

async function* entriesOf(files: AsyncIterable<ZipFile>) {
  const used = new Set<string>();
  for await (const { place, at, open } of files) {
    const source = await open();
    if (!source) continue;
    const pieces = source[Symbol.asyncIterator]();
    try {
      yield {
        name: freePath(place, used),
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
 * An archive as it is read: one file is open at a time, and only after the one before it was read. Nothing
 * is compressed: pictures, films and documents already are.
 */
export const zipOf = (files: AsyncIterable<ZipFile>): ReadableStream<Uint8Array> =>
  makeZip(entriesOf(files));
