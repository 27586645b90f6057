import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../company.ts';
import { clock, dayName, groupDays, hourOf } from './opening-week.ts';

const open = (day: OpeningHours['day'], opens: string, closes: string) => ({ day, opens, closes });

describe('groupDays', () => {
  it('puts a week of equal days in one line and closed days in another', () => {
    const days = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) =>
      open(day, '09:00', '18:00'),
    );
    expect(groupDays(days)).toEqual([
      { first: 'mon', last: 'fri', spans: [{ opens: '09:00', closes: '18:00' }] },
      { first: 'sat', last: 'sun', spans: [] },
    ]);
  });

  it('keeps days with other hours apart, and both spans of a day with a break', () => {
    const groups = groupDays([
      open('mon', '08:00', '12:00'),
      open('mon', '13:30', '18:00'),
      open('tue', '08:00', '12:00'),
    ]);
    expect(groups.map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
      ['mon', 'mon', 2],
      ['tue', 'tue', 1],
      ['wed', 'sun', 0],
    ]);
  });

  it('is one closed week when nothing is known', () => {
    expect(groupDays([])).toEqual([{ first: 'mon', last: 'sun', spans: [] }]);
  });
});

it.each([
  ['09:00', '9h', '9 am'],
  ['09:30', '9h30', '9:30 am'],
  ['12:00', '12h', '12 pm'],
  ['00:05', '0h05', '12:05 am'],
  ['18:00', '18h', '6 pm'],
  ['24:00', '24h', '12 am'],
])('says %s as %s and %s', (time, portuguese, english) => {
  expect(clock(time, 'pt-BR')).toBe(portuguese);
  expect(clock(time, 'en')).toBe(english);
});

it('names days in both languages', () => {
  expect(dayName('mon', 'pt-BR')).toBe('segunda-feira');
  expect(dayName('sun', 'en')).toBe('Sunday');
  expect(dayName('sat', 'en', 'short')).toBe('Sat');
});

it('counts hours with their fractions', () => {
  expect(hourOf('13:45')).toBe(13.75);
});
