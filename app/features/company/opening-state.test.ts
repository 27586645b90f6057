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
    ['23T08:59', 'mon', '09:00', 0, '23T09:00'],
    ['23T12:00', 'mon', '13:30', 0, '23T13:30'],
    ['23T18:00', 'tue', '09:00', 1, '24T00:00'],
    ['28T12:00', 'mon', '09:00', 2, '29T00:00'],
    ['29T23:59', 'mon', '09:00', 1, '30T00:00'],
  ] as const)('at %s it is closed, and opens on %s at %s', (now, day, opens, inDays, changes) => {
    expect(state(now)).toEqual({
      open: false,
      next: { day, opens, inDays },
      changesAt: at(changes).getTime(),
    });
  });

  it('goes by São Paulo, wherever the server and the visitor are', () => {
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

  it('claims nothing without hours, or of hours that end before they begin', () => {
    expect(state('23T10:00', [])).toBeNull();
    expect(state('23T10:00', [{ day: 'mon', opens: '18:00', closes: '09:00' }])).toBeNull();
  });
});
