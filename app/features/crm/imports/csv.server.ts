import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import { withoutFormulaGuard } from '#app/platform/text/formula-guard.ts';
import { guessMapping, plainWords } from './import-fields.ts';
import type { Encoding } from './imports.ts';

export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];
export type CsvFormat = { encoding: Encoding; separator: Separator };
/** The layout of a file, and its number of non-empty lines. */
export type CsvShape = CsvFormat & { header: string[]; fingerprint: string; lines: number };
export type CsvRefusal = {
  code: 'empty' | 'no_header' | 'no_text' | 'damaged' | 'too_long' | 'too_many' | 'too_wide';
  /** The row with the error, as a spreadsheet counts. */
  line?: number;
};
/** Reads a file from its beginning; called several times. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>;

const MOST_LINES = 50_000;
const MOST_COLUMNS = 100;
const LONGEST_RECORD = 100_000;
const LOOKED_AT = 64 * 1024;

export type CsvLine = { line: number; cells: string[] };

/** Parts of a file as text, one after the other. */
async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** The line that Excel writes above the heads to name the separator: `sep=;`. */
const namesSeparator = ([first = '', ...others]: string[]) =>
  /^sep=[;,|]?$/i.test(first.trim()) && others.every((cell) => cell === '');

/** A file may begin with so many rows of one cell, such as its title and its date. */
const MOST_TITLES = 5;

/** Whether a row has the heads of columns: then rows of one cell above it are titles. */
const namesColumns = (cells: readonly string[]): boolean =>
  !cells.some(isOfPerson) && guessMapping(cells).filter(Boolean).length > 1;

/**
 * The non-empty lines of a file, without a line that names the separator and without titles above the
 * heads, with their number as a spreadsheet shows it: a cell of several lines is one row. Read on demand,
 * so that memory does not grow with the file.
 */
export async function* csvLines(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, separator }: CsvFormat,
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
  let started = false;
  const titles: CsvLine[] = [];
  for await (const record of parser as AsyncIterable<string[]>) {
    line += 1;
    const cells = record.map(withoutFormulaGuard);
    const filled = cells.filter((cell) => cell.trim() !== '').length;
    if (filled === 0 || (line === 1 && namesSeparator(cells))) continue;
    if (!started && filled === 1 && titles.length < MOST_TITLES) {
      titles.push({ line, cells });
      continue;
    }
    if (!started && !namesColumns(cells)) yield* titles;
    started = true;
    yield { line, cells };
  }
  if (!started) yield* titles;
}

/** A byte that is no UTF-8, once decoded. */
export const UNREADABLE = '\ufffd';

/**
 * UTF-8 where every byte of it is, or most non-ASCII letters: a row copied from another file does not
 * change how the others are read. Else the encoding of Windows spreadsheets. Undefined for what is no text.
 */
async function encodingOf(open: OpenFile): Promise<Encoding | undefined> {
  const decoder = new TextDecoder('utf-8');
  let letters = 0;
  let unreadable = 0;
  const count = (text: string) => {
    const bad = text.split(UNREADABLE).length - 1;
    unreadable += bad;
    letters += (text.match(/\P{ASCII}/gu)?.length ?? 0) - bad;
  };
  for await (const chunk of await open()) {
    // No text has them; spreadsheet files do.
    if (chunk.includes(0)) return undefined;
    count(decoder.decode(chunk, { stream: true }));
  }
  count(decoder.decode());
  return unreadable === 0 || (letters > 0 && letters >= unreadable) ? 'utf-8' : 'windows-1252';
}

async function* beginningOf(open: OpenFile): AsyncGenerator<Uint8Array> {
  let left = LOOKED_AT;
  for await (const chunk of await open()) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** The separator with which the first lines have most cells, and equally many. */
async function separatorOf(open: OpenFile, encoding: Encoding): Promise<Separator> {
  const scores = await Promise.all(
    SEPARATORS.map(async (separator) => {
      const widths: number[] = [];
      try {
        for await (const { cells } of csvLines(beginningOf(open), { encoding, separator })) {
          widths.push(cells.length);
          if (widths.length === 20) break;
        }
      } catch {
        // Cut off within quotes: the lines before are enough.
      }
      const [first = 0] = widths;
      const equal = widths.filter((width) => width === first).length;
      return { separator, score: first > 1 ? first * (equal / widths.length) : 0 };
    }),
  );
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

/** An address or a telephone names no column: the line is one of a person already. */
const isOfPerson = (cell: string): boolean =>
  /^\S+@\S+\.\S+$/.test(cell) ||
  (/^[+(\d][\d\s().-]*$/.test(cell) && cell.replace(/\D/g, '').length >= 8);

/** The end of the read: behind the last complete row. */
function unreadableRow(error: unknown): CsvRefusal {
  if (!(error instanceof CsvError)) throw error;
  const line = Number(error['records'] ?? 0) + 1;
  return { code: error.code === 'CSV_MAX_RECORD_SIZE' ? 'too_long' : 'damaged', line };
}

/** The layout of a file, or why it cannot be read. Without a choice its encoding is detected. */
export async function csvShape(open: OpenFile, chosen?: Encoding): Promise<CsvShape | CsvRefusal> {
  const detected = await encodingOf(open);
  if (!detected) return { code: 'no_text' };
  const encoding = chosen ?? detected;
  const separator = await separatorOf(open, encoding);
  let header: string[] | undefined;
  let lines = 0;
  try {
    for await (const { cells } of csvLines(await open(), { encoding, separator })) {
      if (header) lines += 1;
      else header = cells.map((cell) => cell.trim().slice(0, 200));
      if (header.length > MOST_COLUMNS) return { code: 'too_wide' };
      if (lines > MOST_LINES) return { code: 'too_many' };
    }
  } catch (error) {
    return unreadableRow(error);
  }
  if (header?.some(isOfPerson)) return { code: 'no_header' };
  if (!header || lines === 0) return { code: 'empty' };
  const words = JSON.stringify(header.map(plainWords));
  const fingerprint = createHash('sha256').update(words).digest('hex');
  return { encoding, separator, header, fingerprint, lines };
}

/** Bytes of the storage as a stream of Node. */
export const bytesOf = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as unknown as WebStream<Uint8Array>);
