import { expect, it } from 'vitest';
import { businessDay } from './business-day.ts';
import {
  formatComing,
  formatDateTime,
  formatHeadingDay,
  formatNow,
  formatTime,
  formatWhen,
} from './format.ts';

it.each([
  ['pt-BR', '20/11/2026, 14h30'],
  ['en', '20 Nov 2026, 14:30'],
] as const)('a moment is told in São Paulo’s time, as %s writes it', (locale, written) => {
  expect(formatDateTime(new Date('2026-11-20T17:30:00Z'), locale)).toBe(written);
});

it.each([
  ['today', '2026-11-20T02:59:00Z', '2026-11-20T02:10:00Z', 'hoje, 23h10', 'today, 23:10'],
  ['yesterday', '2026-11-20T03:01:00Z', '2026-11-20T02:10:00Z', 'ontem, 23h10', 'yesterday, 23:10'],
  ['of this year', '2026-11-20T12:00:00Z', '2026-03-01T12:05:00Z', '01/03, 09h05', '1 Mar, 09:05'],
  ['of the last', '2027-01-10T12:00:00Z', '2026-12-31T12:05:00Z', '31/12/2026', '31 Dec 2026'],
  // A clock that is ahead of the server's shows no “tomorrow”.
  ['ahead', '2026-11-20T12:00:00Z', '2026-11-21T12:05:00Z', '21/11, 09h05', '21 Nov, 09:05'],
])('a row formats a moment %s by the days of São Paulo', (_, now, moment, portuguese, english) => {
  const formatted = (['pt-BR', 'en'] as const).map((locale) =>
    formatWhen(new Date(moment), new Date(now), locale),
  );
  expect(formatted).toEqual([portuguese, english]);
});

it.each([
  ['today', '2026-11-20T12:59:00Z', '09h59', '09:59'],
  ['tomorrow', '2026-11-21T12:59:00Z', 'amanhã, 09h59', 'tomorrow, 09:59'],
  ['within a week', '2026-11-23T12:59:00Z', 'segunda, 09h59', 'Monday, 09:59'],
  ['on a weekend', '2026-11-22T12:59:00Z', 'domingo, 09h59', 'Sunday, 09:59'],
  ['later', '2026-11-27T12:59:00Z', '27/11, 09h59', '27 Nov, 09:59'],
  ['that has been', '2026-11-17T12:59:00Z', '17/11, 09h59', '17 Nov, 09:59'],
])('a moment %s is told in few letters', (_, moment, portuguese, english) => {
  const now = new Date('2026-11-20T12:00:00Z');
  const formatted = (['pt-BR', 'en'] as const).map((locale) =>
    formatComing(new Date(moment), now, locale),
  );
  expect(formatted).toEqual([portuguese, english]);
});

it('gives a moment its day in the company’s time zone', () => {
  expect(businessDay(new Date('2026-11-23T02:59:59Z'))).toBe('2026-11-22');
  expect(businessDay(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-23');
});

it.each([
  ['pt-BR', 'domingo, 29/11, 14h30'],
  ['en', 'Sunday, 29 Nov, 14:30'],
] as const)('writes this moment in %s', (locale, written) => {
  expect(formatNow(new Date('2026-11-29T17:30:00Z'), locale)).toBe(written);
});

it.each([
  ['today', '2026-11-29', 'hoje, 29/11', 'today, 29 Nov'],
  ['yesterday', '2026-11-28', 'ontem, 28/11', 'yesterday, 28 Nov'],
  ['of this year', '2026-11-16', 'segunda, 16/11', 'Monday, 16 Nov'],
  ['of the last', '2025-11-16', '16/11/2025', '16 Nov 2025'],
])(
  'a timeline heads a day %s with as few letters as identify it',
  (_, day, portuguese, english) => {
    const formatted = (['pt-BR', 'en'] as const).map((locale) =>
      formatHeadingDay(day, '2026-11-29', locale),
    );
    expect(formatted).toEqual([portuguese, english]);
  },
);

it('under the heading of its day a moment is its time alone', () => {
  const moment = new Date('2026-11-29T12:05:00Z');
  expect([formatTime(moment, 'pt-BR'), formatTime(moment, 'en')]).toEqual(['09h05', '09:05']);
});
