import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;
const SPACE = 0x20;
/** `<bytes of the text> <SHA-256 of the text> <text>`, ended by a newline. */
const HASH_LENGTH = 64;
const LONGEST_LENGTH = 10;

const hashOf = (text: Buffer) => createHash('sha256').update(text).digest('hex');

/** One record as a line of the file. A JSON text has no newline of its own. */
export function encodeRecord(value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  return Buffer.from(`${text.length} ${hashOf(text)} ${text}\n`);
}

export type DecodedFile = {
  records: unknown[];
  /** Lines whose checksum is wrong, as they were found. */
  damaged: Buffer[];
  /** Bytes up to the end of the last line; what follows was never finished. */
  end: number;
};

/** The record that begins at a byte, and the byte after its text; undefined where its checksum is wrong. */
function recordAt(bytes: Buffer, start: number): { value: unknown; end: number } | undefined {
  const space = bytes.indexOf(SPACE, start);
  if (space <= start || space - start > LONGEST_LENGTH) return undefined;
  const length = Number(bytes.toString('latin1', start, space));
  const text = space + HASH_LENGTH + 2;
  if (!Number.isInteger(length) || text + length > bytes.length) return undefined;
  const hash = bytes.toString('latin1', space + 1, text - 1);
  const found = bytes.subarray(text, text + length);
  if (hashOf(found) !== hash) return undefined;
  return { value: JSON.parse(found.toString('utf8')), end: text + length };
}

/**
 * Reads a file of records. A last line without its end, as a crash leaves one, is no record: its post was not acknowledged. A line that was changed on the disk is returned as damaged, and those after it are read.
 */
export function decodeRecords(bytes: Buffer): DecodedFile {
  const records: unknown[] = [];
  const damaged: Buffer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const found = recordAt(bytes, at);
    if (found) {
      records.push(found.value);
      // Its newline may be the changed byte.
      at = Math.min(found.end + 1, bytes.length);
      continue;
    }
    const newline = bytes.indexOf(NEWLINE, at);
    if (newline < 0) break;
    damaged.push(bytes.subarray(at, newline));
    at = newline + 1;
  }
  return { records, damaged, end: at };
}
