import { expect, test } from 'vitest';
import { briefly, differencesOf } from './setting-changes.ts';

test('lists differences by field, however deep, and nothing that is equal', () => {
  const before = { name: 'a', scale: { 50: '#fff', 100: '#eee' }, list: [1], kept: null };
  const after = { name: 'b', scale: { 50: '#fff', 100: '#ddd' }, list: [1, 2] };
  expect(differencesOf(before, after)).toEqual([
    { path: ['name'], before: 'a', after: 'b' },
    { path: ['scale', '100'], before: '#eee', after: '#ddd' },
    { path: ['list'], before: [1], after: [1, 2] },
  ]);
});

test('a new or deleted row differs in every field', () => {
  expect(differencesOf(null, { a: 1, b: { c: 2 } })).toEqual([
    { path: ['a'], before: undefined, after: 1 },
    { path: ['b', 'c'], before: undefined, after: 2 },
  ]);
  expect(differencesOf({ a: 1 }, null)).toEqual([{ path: ['a'], before: 1, after: undefined }]);
});

test('shows two fields on a line, their values cut, and how many more there are', () => {
  const long = 'ferro '.repeat(20);
  const { reported, more } = briefly(
    { id: '1', a: long, b: 1, c: true, d: 'x' },
    { id: '2', a: 'curto', b: 2, c: false, d: 'x' },
  );
  expect(reported.map(({ path }) => path)).toEqual([['a'], ['b']]);
  expect(String(reported[0]?.before)).toHaveLength(60);
  expect(reported[0]).toMatchObject({ after: 'curto' });
  expect(more).toBe(1);
});
