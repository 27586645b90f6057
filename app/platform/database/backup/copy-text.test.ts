import { expect, it } from 'vitest';
import { type CopyPart, CopyReader, copyText, type Row } from './copy-text.ts';

/** Rows again, put together from whole ones and from pieces. */
function rowsOf(parts: Iterable<CopyPart>, width: number): Row[] {
  const rows: Row[] = [];
  let pieces: (string | null)[] = Array.from({ length: width }, () => null);
  for (const part of parts) {
    if (part.kind === 'rows') rows.push(...part.rows);
    else if (part.kind === 'piece') pieces[part.column] = (pieces[part.column] ?? '') + part.text;
    else {
      rows.push(pieces);
      pieces = Array.from({ length: width }, () => null);
    }
  }
  return rows;
}

const ROWS: Row[] = [
  ['1', null, ''],
  ['2', 'a\tb\\N\n', '\\'],
  [null, '', 'ção 🙂'.repeat(20)],
  ['\\N', '\r\\\\\t🙂\\', null],
  ['', null, null],
];

it.each([1, 10, 1000])(
  'reads rows of more than %i characters as they were written, however they are cut',
  (largest) => {
    const text = copyText(ROWS);
    for (const size of [1, 2, 3, 7, 50, text.length]) {
      const reader = new CopyReader(largest);
      const parts: CopyPart[] = [];
      for (let from = 0; from < text.length; from += size) {
        parts.push(...reader.read(text.slice(from, from + size)));
      }
      expect(reader.isWhole).toBe(true);
      expect(rowsOf(parts, 3)).toEqual(ROWS);
    }
  },
);

it('detects a row that is not complete', () => {
  const reader = new CopyReader(1000);
  expect([...reader.read('1\t2')]).toEqual([]);
  expect(reader.isWhole).toBe(false);
});
