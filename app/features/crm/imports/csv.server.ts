import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { parse } from 'csv-parse';
import { plainWords } from './import-fields.ts';

export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];
export type Encoding = 'utf-8' | 'windows-1252';
export type CsvWay = { encoding: Encoding; separator: Separator };
/** A file as it is laid out, and how many lines of it say something. */
export type CsvShape = CsvWay & { header: string[]; fingerprint: string; lines: number };
export type CsvRefusal = 'empty' | 'no_header' | 'no_text' | 'damaged' | 'too_many' | 'too_wide';

const MOST_LINES = 50_000;
const MOST_COLUMNS = 100;
const LONGEST_RECORD = 100_000;
const LOOKED_AT = 64 * 1024;

export type CsvLine = { line: number; cells: string[] };

/** Pieces of a file as text, one after the other. */
async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * The lines of a file that say something, with their number as a spreadsheet shows it: a cell of
 * several lines is one row. Read as they are asked for, so that memory does not grow with the file.
 */
export async function* csvLines(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, separator }: CsvWay,
): AsyncGenerator<CsvLine> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_RECORD,
  });
  const source = Readable.from(decoded(bytes, encoding));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

/** UTF-8 where every byte of it is; else what spreadsheets of Windows write. */
async function encodingOf(place: string): Promise<Encoding | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  const look = (chunk?: Buffer) => {
    if (encoding !== 'utf-8') return;
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      encoding = 'windows-1252';
    }
  };
  for await (const chunk of createReadStream(place) as AsyncIterable<Buffer>) {
    // No text has them; spreadsheets of their own format do.
    if (chunk.includes(0)) return undefined;
    look(chunk);
  }
  look();
  return encoding;
}

/** The separator with which the first lines have most cells, and alike many. */
async function separatorOf(place: string, encoding: Encoding): Promise<Separator> {
  const scores = await Promise.all(
    SEPARATORS.map(async (separator) => {
      const widths: number[] = [];
      const head = createReadStream(place, { end: LOOKED_AT });
      try {
        for await (const { cells } of csvLines(head, { encoding, separator })) {
          widths.push(cells.length);
          if (widths.length === 20) break;
        }
      } catch {
        // Cut off within quotes: what came before says enough.
      }
      const [first = 0] = widths;
      const alike = widths.filter((width) => width === first).length;
      return { separator, score: first > 1 ? first * (alike / widths.length) : 0 };
    }),
  );
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/** An address or a telephone names no column: the line is one of a person already. */
const isOfPerson = (cell: string): boolean =>
  /^\S+@\S+\.\S+$/.test(cell) ||
  (/^[+(\d][\d\s().-]*$/.test(cell) && cell.replace(/\D/g, '').length >= 8);

/** How a file on this machine's disk is laid out, or why it cannot be taken. */
export async function csvShape(place: string): Promise<CsvShape | CsvRefusal> {
  const encoding = await encodingOf(place);
  if (!encoding) return 'no_text';
  const separator = await separatorOf(place, encoding);
  let header: string[] | undefined;
  let lines = 0;
  try {
    for await (const { cells } of csvLines(createReadStream(place), { encoding, separator })) {
      if (header) lines += 1;
      else header = cells.map((cell) => cell.trim().slice(0, 200));
      if (header.length > MOST_COLUMNS) return 'too_wide';
      if (lines > MOST_LINES) return 'too_many';
    }
  } catch {
    return 'damaged';
  }
  if (header?.some(isOfPerson)) return 'no_header';
  if (!header || lines === 0) return 'empty';
  const words = JSON.stringify(header.map(plainWords));
  const fingerprint = createHash('sha256').update(words).digest('hex');
  return { encoding, separator, header, fingerprint, lines };
}

/** Bytes of the storage as a stream of Node. */
export const bytesOf = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as unknown as WebStream<Uint8Array>);
