/*
 * Rows in the text format of PostgreSQL's COPY: tabs between columns, a line each, \N for null.
 * https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
 */

const NULL = '\\N';
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const CHARACTERS: Readonly<Record<string, string>> = { '\\': '\\', t: '\t', n: '\n', r: '\r' };

/** A value, or a part of a text that does not end with half a character. */
export const copyValue = (value: string | null) =>
  value === null ? NULL : value.replaceAll(/[\\\t\n\r]/g, (one) => ESCAPES[one] ?? one);

const unescaped = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, one: string) => CHARACTERS[one] ?? one);
const read = (field: string) => (field === NULL ? null : unescaped(field));

export type Row = readonly (string | null)[];

export const copyText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(copyValue).join('\t')}\n`).join('');

/** Whole rows, or a part of the value of one column of a row that is too large to be held in memory. */
export type CopyPart =
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'piece'; column: number; text: string }
  | { kind: 'end of row' };

/** Characters of a piece of a value: at most four bytes each. */
export const PIECE_CHARACTERS = 900_000;

/**
 * Reads rows from text that comes in parts, in which a row may run on from one part into the next. A row of more
 * than `largest` characters comes in pieces; the pieces of a column whose value is null are none.
 */
export class CopyReader {
  readonly #largest: number;
  /** The beginning of a row whose end has not come, and, where it comes in pieces, its column. */
  #rest = '';
  #column: number | undefined;

  constructor(largest: number) {
    this.#largest = largest;
  }

  /** Whether the last row has come to its end. */
  get isWhole(): boolean {
    return this.#rest === '' && this.#column === undefined;
  }

  *read(part: string): Generator<CopyPart> {
    let text = this.#rest + part;
    this.#rest = '';
    let rows: Row[] = [];
    while (text !== '') {
      const end = this.#column === undefined ? text.indexOf('\n') : -1;
      if (end >= 0 && end <= this.#largest) {
        rows.push(text.slice(0, end).split('\t').map(read));
        text = text.slice(end + 1);
        continue;
      }
      if (this.#column === undefined && text.length <= this.#largest) break;
      if (rows.length > 0) yield { kind: 'rows', rows };
      rows = [];
      text = yield* this.#pieces(text);
      if (this.#column !== undefined) break;
    }
    this.#rest = text;
    if (rows.length > 0) yield { kind: 'rows', rows };
  }

  /** Passes on pieces up to the end of the row, else of the text; returns what is left. */
  *#pieces(given: string): Generator<CopyPart, string> {
    let text = given;
    this.#column ??= 0;
    for (;;) {
      const end = text.search(/[\t\n]/);
      const value = end < 0 ? text : text.slice(0, end);
      // A mark of null is whole, or waits for the rest of it.
      if (end < 0 && value === NULL) return value;
      // A text of no characters is not null.
      if (end === 0) yield { kind: 'piece', column: this.#column, text: '' };
      for (let from = 0; value !== NULL && from < value.length; ) {
        let to = Math.min(from + PIECE_CHARACTERS, value.length);
        to -= unfinished(value.slice(from, to));
        if (to === from) return text.slice(from);
        yield { kind: 'piece', column: this.#column, text: unescaped(value.slice(from, to)) };
        from = to;
      }
      if (end < 0) return '';
      if (text[end] === '\n') {
        this.#column = undefined;
        yield { kind: 'end of row' };
        return text.slice(end + 1);
      }
      this.#column += 1;
      text = text.slice(end + 1);
    }
  }
}

/** How many characters at its end belong with what follows: an escape, or the first half of a character. */
function unfinished(text: string): number {
  const [slashes = ''] = /\\*$/.exec(text) ?? [];
  if (slashes.length % 2 === 1) return 1;
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? 1 : 0;
}
