import { expect, test } from 'vitest';
import { scaleFor } from './chart-scale.ts';

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [4, 4, 4],
  [6, 6, 3],
  [12, 15, 3],
  [34, 40, 4],
  [51, 60, 3],
  [99, 100, 5],
  [730, 800, 4],
  [12_345, 15_000, 3],
])('%i ends at %i, in %i steps', (highest, top, count) => {
  const scale = scaleFor(highest);
  expect([scale.top, scale.steps.length]).toEqual([top, count]);
  expect(scale.steps.at(-1)).toBe(top);
});
