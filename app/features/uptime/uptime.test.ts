import { expect, it } from 'vitest';
import { availabilityOf } from './uptime.ts';

const WEEK = 7 * 24 * 60;
const of = (covered: number, minutes: number) => availabilityOf({ since: '', covered, minutes });

it('shows nothing before seven days', () => {
  expect(of(WEEK - 1, WEEK - 1)).toBeNull();
  expect(of(WEEK, WEEK)).toEqual({ percent: 100, days: 7 });
});

it('never shows 100 % where a minute was missed', () => {
  const month = 30 * 24 * 60;
  expect(of(month - 1, month)).toEqual({ percent: 99.99, days: 30 });
  expect(of(month - 15, month)).toEqual({ percent: 99.96, days: 30 });
  expect(of(9998 * 4, 10_000 * 4)).toMatchObject({ percent: 99.98 });
});
