import { describe, expect, it } from 'vitest';
import type { OpeningHours } from './company.ts';
import { openingState } from './opening-state.ts';

const WEEK: OpeningHours[] = [
  ...(['mon', 'tue', 'wed', 'thu', 'fri'] as const).flatMap((day) => [
    { day, opens: '09:00', closes: '12:00' },
    { day, opens: '13:30', closes: '18:00' },
  ]),
  { day: 'sat', opens: '09:00', closes: '12:00' },
];

/** The 23rd of November 2026 is a Monday; São Paulo is three hours behind UTC. */
const at = (local: string) => new Date(`2026-11-${local}:00-03:00`);
const state = (local: string, hours = WEEK) => openingState(hours, at(local));

describe('open or closed in São Paulo', () => {
  it.each([
    ['23T09:00', '12:00'],
    ['23T11:59', '12:00'],
    ['23T13:30', '18:00'],
    ['28T10:15', '12:00'],
  ])('at %s it is open until %s', (now, until) => {
    const day = now.slice(0, 3);
    expect(state(now)).toEqual({ open: true, until, changesAt: at(`${day}${until}`).getTime() });
  });

  it.each([
    ['23T08:59', 'mon', '23', '09:00', 0, '23T09:00'],
    ['23T12:00', 'mon', '23', '13:30', 0, '23T13:30'],
    ['23T18:00', 'tue', '24', '09:00', 1, '24T00:00'],
    ['28T12:00', 'mon', '30', '09:00', 2, '29T00:00'],
    ['29T23:59', 'mon', '30', '09:00', 1, '30T00:00'],
  ] as const)(
    'at %s it is closed, and opens on %s the %s at %s',
    (now, day, date, opens, inDays, changes) => {
      expect(state(now)).toEqual({
        open: false,
        next: { day, date: `2026-11-${date}`, opens, inDays },
        changesAt: at(changes).getTime(),
      });
    },
  );

  it('on a holiday it is closed, and on a short day it keeps the hours of that day', () => {
    const special = [
      { date: '2026-11-24', spans: [] },
      { date: '2026-11-25', spans: [{ opens: '10:00', closes: '11:00' }] },
    ];
    const on = (local: string) => openingState(WEEK, at(local), special);
    expect(on('24T10:00')).toEqual({
      open: false,
      next: { day: 'wed', date: '2026-11-25', opens: '10:00', inDays: 1 },
      changesAt: at('25T00:00').getTime(),
    });
    expect(on('25T10:30')).toMatchObject({ open: true, until: '11:00' });
    expect(on('25T14:00')).toMatchObject({ open: false, next: { day: 'thu', opens: '09:00' } });
    const away = Array.from({ length: 9 }, (_, index) => ({
      date: `2026-11-${22 + index}`,
      spans: [],
    }));
    expect(openingState(WEEK, at('22T10:00'), away)).toMatchObject({
      next: { date: '2026-12-01', inDays: 9 },
    });
  });

  it('uses São Paulo’s time, wherever the server and the visitor are', () => {
    // Tuesday 01:00 in Tokyo is Monday 13:00 in São Paulo.
    const tokyo = new Date('2026-11-24T01:00:00+09:00');
    expect(openingState(WEEK, tokyo)).toEqual(openingState(WEEK, at('23T13:00')));
  });

  it('counts a week on, where the shop opens once a week and has just closed', () => {
    const mondays: OpeningHours[] = [{ day: 'mon', opens: '09:00', closes: '10:00' }];
    expect(state('23T10:00', mondays)).toMatchObject({
      open: false,
      next: { day: 'mon', inDays: 7 },
    });
  });

  it('returns nothing without hours, or for hours that end before they begin', () => {
    expect(state('23T10:00', [])).toBeNull();
    expect(state('23T10:00', [{ day: 'mon', opens: '18:00', closes: '09:00' }])).toBeNull();
  });
});
