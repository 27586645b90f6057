import { expect, test } from 'vitest';
import { screens } from './screens.ts';

test('a letter after G opens one screen', () => {
  const letters = screens.flatMap(({ go }) => go ?? []);
  expect(letters.length).toBeGreaterThan(5);
  expect(new Set(letters).size).toBe(letters.length);
});
