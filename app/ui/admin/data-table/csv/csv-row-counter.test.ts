import { expect, test } from 'vitest';
import { csvRowCounter } from './csv-row-counter.ts';

test('rows are counted whole, however the file is cut into parts', () => {
  const file = 'name,text\r\nAna,"one\r\ntwo ""three\n"""\r\nBia,x\r\n';
  for (const size of [1, 2, 3, 7, file.length]) {
    const count = csvRowCounter();
    let rows = 0;
    for (let at = 0; at < file.length; at += size) rows = count(file.slice(at, at + size));
    expect([size, rows]).toEqual([size, 2]);
  }
});

test('a file with heads only has no rows', () => {
  expect(csvRowCounter()('name,text\n')).toBe(0);
  expect(csvRowCounter()('')).toBe(0);
});
