import { afterEach, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  type BusinessWeek,
  isOpen,
  MINUTE_MS,
  minutesBetween,
  NATIONAL,
} from './minute-by-minute.ts';

useScratchDatabase();

const DAY_MS = 24 * 60 * MINUTE_MS;
const USUAL: BusinessWeek['days'] = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [['09:00', '18:00']] as const]),
);

async function keepHours(days: BusinessWeek['days'] | null) {
  const hours = days && JSON.stringify({ timezone: 'America/Sao_Paulo', days });
  await ownerSql(
    `update public.company_settings c set business_hours = $1::jsonb
    from public.business_units u where u.slug = c.business_unit and u.is_default`,
    [hours],
  );
}

async function keepDay(day: string, spans: BusinessWeek['special'][string], yearly = false) {
  await ownerSql(
    `insert into public.company_holidays (day, name, spans, yearly)
    values ($1, 'Aniversário da cidade', $2::jsonb, $3)`,
    [day, spans.length > 0 ? JSON.stringify(spans) : null, yearly],
  );
}

async function resultOf<T>(expression: string, ...values: unknown[]): Promise<T> {
  const [row] = await ownerSql<{ said: T }>(`select ${expression} as said`, values);
  return row?.said as T;
}
const iso = (at: number) => new Date(at).toISOString();
const secondsBetween = (from: number, to: number) =>
  resultOf<number>('private.business_seconds($1, $2)', iso(from), iso(to));
const plus = async (at: number, minutes: number) =>
  (await resultOf<Date>('private.add_business_time($1, $2)', iso(at), minutes))?.getTime();

afterEach(async () => {
  await ownerSql('delete from public.company_holidays');
  await keepHours(USUAL);
});

const WEEKS: Record<string, BusinessWeek['days']> = {
  'a usual week': USUAL,
  'lunch and Saturdays': {
    ...Object.fromEntries(
      ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [
        day,
        [
          ['08:30', '12:00'],
          ['13:15', '17:45'],
          ['19:00', '19:01'],
        ] as const,
      ]),
    ),
    sat: [['09:00', '12:00']],
  },
  'nights only': {
    tue: [
      ['00:00', '04:30'],
      ['20:00', '22:45'],
    ],
    sun: [['22:00', '22:59']],
  },
};

/** Moments of special cases: ends of years, leap days, Easter, and when clocks still changed. */
const AROUND = [
  '2023-12-29',
  '2024-02-27',
  '2024-03-27',
  '2025-12-22',
  '2026-12-24',
  '2027-03-24',
  '2028-02-26',
  '2018-11-01',
  '2019-02-14',
  '2026-11-18',
];

describe.each(Object.entries(WEEKS))('business time in %s', (name, days) => {
  test('equals a count minute by minute, across irregular days', async () => {
    await keepHours(days);
    const special = {
      ...NATIONAL,
      '2018-11-02': [],
      '2018-11-15': [],
      '2026-12-24': [
        ['09:00', '12:00'],
        ['13:00', '13:30'],
      ] as const,
      '2028-02-29': [],
      '2024-02-29': [],
    };
    await keepDay('2026-12-24', special['2026-12-24']);
    await keepDay('2024-02-29', [], true);
    const week = { days, special };
    const random = randomFor(`business time ${name}`);
    for (const day of AROUND) {
      const from =
        Date.parse(`${day}T00:00:00Z`) + Math.floor(random.next() * 2 * 1440) * MINUTE_MS;
      const to = from + Math.floor(random.next() * 5 * 1440) * MINUTE_MS;
      const minutes = minutesBetween(week, from, to);
      expect(await secondsBetween(from, to), `${iso(from)} to ${iso(to)}`).toBe(minutes * 60);
      expect(await resultOf('private.business_open_at($1)', iso(to)), iso(to)).toBe(
        isOpen(week, to),
      );
      const change = (await resultOf<Date>('private.business_next_change($1)', iso(to))).getTime();
      expect(isOpen(week, change), `change at ${iso(change)}`).not.toBe(isOpen(week, to));
      expect(isOpen(week, change - MINUTE_MS)).toBe(isOpen(week, to));
      if (minutes === 0) continue;
      // The last minute counted ends where the time is over.
      const due = await plus(from, minutes);
      expect(minutesBetween(week, from, due as number)).toBe(minutes);
      expect(isOpen(week, (due as number) - MINUTE_MS)).toBe(true);
    }
  });

  test('adding and measuring are inverse, additive and monotonic', async () => {
    await keepHours(days);
    const random = randomFor(`adding ${name}`);
    for (let round = 0; round < 12; round += 1) {
      const at = Date.parse('2019-01-01T00:00:00Z') + Math.floor(random.next() * 4000 * DAY_MS);
      const minutes = 1 + Math.floor(random.next() ** 4 * 200_000);
      const due = (await plus(at, minutes)) as number;
      expect(await secondsBetween(at, due), `${minutes} from ${iso(at)}`).toBe(minutes * 60);
      const later = at + Math.floor(random.next() * 3 * DAY_MS);
      expect(await plus(later, minutes)).toBeGreaterThanOrEqual(due);
      expect(await plus(at, minutes + 1)).toBeGreaterThan(due);
      const middle = at + Math.floor(random.next() * (due - at));
      expect((await secondsBetween(at, middle)) + (await secondsBetween(middle, due))).toBeCloseTo(
        minutes * 60,
        -1,
      );
    }
  });
});

describe('unusual hours', () => {
  test('without hours on record it is always open, also on holidays', async () => {
    for (const days of [null, {}, { mon: [] }] as (BusinessWeek['days'] | null)[]) {
      await keepHours(days);
      const christmas = Date.parse('2026-12-25T12:00:00Z');
      expect(await plus(christmas, 90)).toBe(christmas + 90 * MINUTE_MS);
      expect(await secondsBetween(christmas, christmas + DAY_MS)).toBe(86_400);
      expect(await resultOf('private.business_next_change($1)', iso(christmas))).toBeNull();
    }
  });

  test('invalid hours are left out, and overlapping ones count once', async () => {
    await ownerSql(`update public.company_settings set business_hours =
      '{"days": {"mon": [["09:00", "12:00"], ["11:00", "13:00"], ["18:00", "17:00"], "x", ["9", "10"]]}}'`);
    const sunday = Date.parse('2026-11-22T12:00:00Z');
    expect(await secondsBetween(sunday, sunday + 7 * DAY_MS)).toBe(4 * 3600);
  });

  test('adding zero changes nothing, and a reversed range is empty', async () => {
    const sunday = Date.parse('2026-11-22T12:00:00Z');
    expect(await plus(sunday, 0)).toBe(sunday);
    expect(await plus(sunday, -5)).toBe(sunday);
    expect(await secondsBetween(sunday, sunday)).toBe(0);
    expect(await secondsBetween(sunday + DAY_MS, sunday)).toBe(0);
  });

  test('ranges of years are counted, and a company without hours ends the search', async () => {
    const start = Date.parse('2026-01-01T03:00:00Z');
    // 252 days of nine hours: 261 weekdays less nine holidays on such (20 November is a Friday).
    expect(await secondsBetween(start, start + 365 * DAY_MS)).toBe(252 * 9 * 3600);
    expect(await plus(start, 252 * 540)).toBe(Date.parse('2026-12-31T21:00:00Z'));
    expect(await resultOf("private.business_seconds('-infinity', 'infinity')")).toBe(0);
    expect(await resultOf('private.add_business_time($1, 2147483647)', iso(start))).toBeNull();
    expect(
      await resultOf("private.business_seconds('0044-03-15 BC', $1)", iso(start)),
    ).toBeGreaterThan(1e8);
  });
});

describe('holidays', () => {
  const daysOf = (year: number) =>
    ownerSql<{ day: string; code: string | null; is_kept: boolean }>(
      'select day::text, code, is_kept from private.holidays_of($1) order by day',
      [year],
    );

  test('movable days follow Easter, and optional ones are offered', async () => {
    const days = await daysOf(2026);
    expect(days).toContainEqual({ day: '2026-02-16', code: 'carnival_monday', is_kept: false });
    expect(days).toContainEqual({ day: '2026-04-03', code: 'good_friday', is_kept: true });
    expect(days).toContainEqual({ day: '2026-06-04', code: 'corpus_christi', is_kept: false });
    const easters = ['2000-04-23', '2011-04-24', '2024-03-31', '2038-04-25', '2285-03-22'];
    for (const easter of easters) {
      expect(await resultOf('private.easter($1)::text', Number(easter.slice(0, 4)))).toBe(easter);
    }
  });

  test('the day of Zumbi is a national holiday since 2024', async () => {
    expect((await daysOf(2023)).map(({ code }) => code)).not.toContain('black_awareness');
    expect((await daysOf(2024)).map(({ code }) => code)).toContain('black_awareness');
  });

  test('staff disable a computed holiday, enable an optional one, or set hours on it, for every year', async () => {
    await ownerSql(`insert into public.company_holidays (code, name, is_kept, spans) values
      ('tiradentes', 'Tiradentes', false, null), ('carnival_tuesday', 'Carnaval', true, null),
      ('all_souls', 'Finados', true, '[["09:00", "10:00"]]')`);
    const on = (day: string) =>
      secondsBetween(Date.parse(`${day}T03:00:00Z`), Date.parse(`${day}T03:00:00Z`) + DAY_MS);
    expect(await on('2026-04-21')).toBe(9 * 3600);
    expect(await on('2027-02-09')).toBe(0);
    expect(await on('2026-11-02')).toBe(3600);
  });

  test('an entry of the company overrides the national one, and one of a year overrides one of every year', async () => {
    await keepDay('2026-12-25', [['09:00', '10:00']]);
    await keepDay('2025-03-19', [], true);
    await keepDay('2026-03-19', [['09:00', '11:00']]);
    const on = (day: string) =>
      secondsBetween(Date.parse(`${day}T03:00:00Z`), Date.parse(`${day}T03:00:00Z`) + DAY_MS);
    expect(await on('2026-12-25')).toBe(3600);
    expect(await on('2026-03-19')).toBe(2 * 3600);
    expect(await on('2027-03-19')).toBe(0);
    expect(await on('2024-03-19')).toBe(9 * 3600);
  });
});
