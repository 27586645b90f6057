/** Business time as somebody with a watch counts it, to hold the database against. */
export interface BusinessWeek {
  /** By weekday, mon … sun, as company_settings keeps them. */
  days: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  /** Other hours on a day, "2026-12-24"; none: closed. */
  special: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}

const WALL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const MINUTE_MS = 60_000;

/** Whether the minute that begins then is one of business time. */
export function isOpen(week: BusinessWeek, at: number): boolean {
  const answer = Object.fromEntries(WALL.formatToParts(at).map(({ type, value }) => [type, value]));
  const time = `${answer['hour']}:${answer['minute']}`;
  const day = `${answer['year']}-${answer['month']}-${answer['day']}`;
  const weekday = String(answer['weekday']).toLowerCase().replace('.', '').slice(0, 3);
  const spans = week.special[day] ?? week.days[weekday] ?? [];
  return spans.some(([opens, closes]) => opens <= time && time < closes);
}

/** Minutes of business time between two whole minutes. */
export function minutesBetween(week: BusinessWeek, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += MINUTE_MS) if (isOpen(week, at)) count += 1;
  return count;
}

/** Fixed by law, as the calendar on the wall has them; Easter's are looked up. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
const GOOD_FRIDAYS = ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14'];

/** National holidays of 2023 to 2028. */
export const NATIONAL: BusinessWeek['special'] = Object.fromEntries(
  [2023, 2024, 2025, 2026, 2027, 2028]
    .flatMap((year) => FIXED.map((day) => `${year}-${day}`))
    .filter((day) => day !== '2023-11-20')
    .concat(GOOD_FRIDAYS, '2023-04-07')
    .map((day) => [day, []]),
);
