import { expect, test } from 'vitest';
import { differencesOf } from './setting-changes.ts';

test('differences are told by field, however deep, and what is equal is not told', () => {
  const before = { name: 'a', scale: { 50: '#fff', 100: '#eee' }, list: [1], kept: null };
  const after = { name: 'b', scale: { 50: '#fff', 100: '#ddd' }, list: [1, 2] };
  expect(differencesOf(before, after)).toEqual([
    { path: ['name'], before: 'a', after: 'b' },
    { path: ['scale', '100'], before: '#eee', after: '#ddd' },
    { path: ['list'], before: [1], after: [1, 2] },
  ]);
});

test('a row that is new or gone differs in everything it says', () => {
  expect(differencesOf(null, { a: 1, b: { c: 2 } })).toEqual([
    { path: ['a'], before: undefined, after: 1 },
    { path: ['b', 'c'], before: undefined, after: 2 },
  ]);
  expect(differencesOf({ a: 1 }, null)).toEqual([{ path: ['a'], before: 1, after: undefined }]);
});
