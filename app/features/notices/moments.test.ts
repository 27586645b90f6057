import { describe, expect, it } from 'vitest';
import { countAt, countedTitle, type Moment, type Notices, newIn, nextIn } from './moments.ts';

const moment = (at: number, more: Partial<Moment> = {}): Moment => ({
  kind: 'task-due',
  about: 'task',
  id: String(at),
  label: 'Ligar',
  at,
  adds: false,
  ...more,
});
const notices = (moments: Moment[], more: Partial<Notices> = {}): Notices => ({
  now: 1000,
  count: 2,
  counts: true,
  moments,
  ...more,
});

describe('what waits', () => {
  it('counts an item once its time has come', () => {
    const some = notices([
      moment(900, { adds: true }),
      moment(2000, { adds: true }),
      moment(3000, { adds: true, id: '2000' }),
      moment(2500),
    ]);
    expect([1000, 1999, 2000, 4000].map((time) => countAt(some, time))).toEqual([2, 2, 3, 3]);
  });

  it('is not in the title for a user who switched that off', () => {
    expect(
      countAt(notices([moment(2000, { adds: true })], { counts: false, count: 0 }), 9000),
    ).toBe(0);
  });

  it('is reported once, when its time has come', () => {
    const some = notices([moment(900), moment(1500), moment(2000)]);
    expect(newIn(some, 900, 1500).map(({ at }) => at)).toEqual([1500]);
    expect(newIn(some, 1500, 1999)).toEqual([]);
  });

  it('returns when to look again, and never when there is nothing to see', () => {
    const some = notices([moment(900), moment(1500), moment(2000)]);
    expect([1000, 1500, 2000].map((time) => nextIn(some, time))).toEqual([500, 500, undefined]);
  });
});

describe('the title', () => {
  it.each([
    ['Leads – Forja', 3, '(3) Leads – Forja'],
    ['(3) Leads – Forja', 4, '(4) Leads – Forja'],
    ['(99+) Leads – Forja', 0, 'Leads – Forja'],
    ['Leads – Forja', 100, '(99+) Leads – Forja'],
    ['(Ana) Leads', 1, '(1) (Ana) Leads'],
  ])('%s with %i is %s', (title, count, counted) => {
    expect(countedTitle(title, count)).toBe(counted);
  });
});
