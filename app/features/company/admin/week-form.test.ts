import { expect, it } from 'vitest';
import {
  changeWeek,
  checkWeek,
  spanField,
  type TypedWeek,
  typedWeek,
  weekIn,
} from './week-form.ts';

const CLOSED = typedWeek([]);
const week = (days: Partial<TypedWeek>): TypedWeek => ({ ...CLOSED, ...days });
const span = (opens: string, closes: string) => ({ opens, closes });

it('keeps several spans of a day in their order, and days without any as closed', () => {
  expect(
    checkWeek(week({ mon: [span('13:30', '18:00'), span('', ''), span('09:00', '12:00')] })),
  ).toEqual({
    hours: {
      timezone: 'America/Sao_Paulo',
      days: {
        mon: [
          ['09:00', '12:00'],
          ['13:30', '18:00'],
        ],
      },
    },
  });
});

it.each([
  ['incomplete', [span('09:00', '')]],
  ['incomplete', [span('25:00', '26:00')]],
  ['incomplete', [span('<b>', '10:00')]],
  ['order', [span('18:00', '09:00')]],
  ['order', [span('09:00', '09:00')]],
  ['overlap', [span('09:00', '12:00'), span('11:00', '18:00')]],
])('refuses what is %s: %j', (mistake, spans) => {
  expect(checkWeek(week({ tue: spans }))).toEqual({ mistakes: { tue: mistake } });
});

it('lets one span end where the next begins', () => {
  expect(checkWeek(week({ sat: [span('09:00', '12:00'), span('12:00', '13:00')] }))).toHaveProperty(
    'hours',
  );
});

it('adds, removes and copies Monday to the workdays', () => {
  const monday = [span('09:00', '18:00')];
  const copied = changeWeek(week({ mon: monday, sat: [span('09:00', '12:00')] }), 'copy');
  expect(copied.fri).toEqual(monday);
  expect(copied.sat).toEqual([span('09:00', '12:00')]);
  expect(changeWeek(week({ mon: monday }), 'add:mon').mon).toEqual([...monday, span('', '')]);
  expect(changeWeek(week({ mon: monday }), 'remove:mon:0').mon).toEqual([]);
  expect(changeWeek(week({ mon: monday }), 'nonsense')).toEqual(week({ mon: monday }));
});

it('adds no more spans than a form accepts', () => {
  const full = Array.from({ length: 4 }, () => span('', ''));
  expect(changeWeek(week({ sun: full }), 'add:sun').sun).toHaveLength(4);
});

it('reads the week from the present fields', () => {
  const form = new FormData();
  form.set(spanField('wed', 0, 'opens'), ' 09:00 ');
  form.set(spanField('wed', 0, 'closes'), '12:00');
  form.set(spanField('wed', 1, 'opens'), '');
  form.set(spanField('wed', 1, 'closes'), '');
  expect(weekIn(form)).toEqual(week({ wed: [span('09:00', '12:00'), span('', '')] }));
});
