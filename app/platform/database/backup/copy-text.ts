/*
 * Rows in the text format of PostgreSQL's COPY: tabs between columns, a line each, \N for null.
 * https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
 */

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const CHARACTERS: Readonly<Record<string, string>> = { '\\': '\\', t: '\t', n: '\n', r: '\r' };

const written = (value: string | null) =>
  value === null ? '\\N' : value.replaceAll(/[\\\t\n\r]/g, (one) => ESCAPES[one] ?? one);

const read = (field: string) =>
  field === '\\N' ? null : field.replaceAll(/\\(.)/g, (_, one: string) => CHARACTERS[one] ?? one);

export type Row = readonly (string | null)[];

export const copyText = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.map(written).join('\t')}\n`).join('');

export const rowsOfCopyText = (text: string): Row[] =>
  text === ''
    ? []
    : text
        .slice(0, -1)
        .split('\n')
        .map((line) => line.split('\t').map(read));
