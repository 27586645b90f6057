import { expect, test } from 'vitest';
import { timeHere } from './copy-times.ts';

test('the time of this device is written as everywhere else', () => {
  const now = new Date();
  const today = now.setHours(9, 12, 0, 0);
  const before = now.setDate(now.getDate() - 2);
  expect(timeHere(today, 'pt-BR')).toBe('09h12');
  expect(timeHere(today, 'en')).toBe('09:12');
  expect(timeHere(before, 'pt-BR')).toMatch(/, 09h12$/);
  expect(timeHere(before, 'en')).toMatch(/, 09:12$/);
});
