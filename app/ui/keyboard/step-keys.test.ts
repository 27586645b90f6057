import { expect, it } from 'vitest';
import { stepOf } from './step-keys.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 9, 0],
  ['ArrowUp', -1, 9],
  ['ArrowUp', 0, 9],
  ['ArrowUp', 5, 4],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['PageDown', 0, 8],
  ['PageDown', 5, 9],
  ['PageUp', 5, 0],
  ['a', 5, undefined],
])('%s leads from %i of ten to %s', (key, at, to) => {
  expect(stepOf(key, at, 10)).toBe(to);
});

it('leads nowhere in an empty list', () => {
  expect(stepOf('Home', -1, 0)).toBeUndefined();
});
