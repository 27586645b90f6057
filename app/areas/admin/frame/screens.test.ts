import { expect, test } from 'vitest';
import { lineOf, linesOf, screens } from './screens.ts';

test('a letter after G opens one screen', () => {
  const letters = screens.flatMap(({ go }) => go ?? []);
  expect(letters.length).toBeGreaterThan(5);
  expect(new Set(letters).size).toBe(letters.length);
});

test('the menu has twenty lines at most, and a tab is in the group of its line', () => {
  const groups = ['top', 'sell', 'deliver', 'support', 'site'] as const;
  const lines = groups.flatMap((group) => linesOf(group, screens));
  // Beside the first screen and the settings.
  expect(lines.length).toBeLessThanOrEqual(18);
  for (const { key, group, part } of screens) {
    const line = screens.find((one) => one.key === lineOf(key));
    expect([key, line?.group, line?.part]).toEqual([key, group, part]);
  }
});
