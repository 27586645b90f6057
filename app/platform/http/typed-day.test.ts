import { expect, it } from 'vitest';
import { anyDay, companyTime, typedDay } from './typed-day.ts';

it.each([
  ['2024-02-29', true, true],
  ['2026-12-31', true, true],
  ['0001-01-01', true, false],
  ['9999-12-31', true, false],
  ['0000-01-01', false, false],
  ['2026-02-29', false, false],
  ['2026-13-01', false, false],
  ['', false, false],
])('%s is a day: %s, and one of planned work: %s', (text, day, planned) => {
  expect([anyDay.safeParse(text).success, typedDay.safeParse(text).success]).toEqual([
    day,
    planned,
  ]);
});

it.each([
  ['2026-10-18T00:00', true],
  ['2026-11-27T09:00:30', true],
  ['2026-02-31T09:00', false],
  ['0000-01-01T09:00', false],
  ['2026-11-27T25:00', false],
  ['2026-11-27T09:60', false],
  ['2026-11-27', false],
])('%s is a time: %s', (text, valid) => {
  expect(companyTime.safeParse(text).success).toBe(valid);
});
