import { TIME_ZONE } from '#app/i18n/business-day.ts';
import { type OpeningHours, type SpecialDay, WEEKDAYS, type Weekday } from './company.ts';

/** Whether the team answers now; times are wall-clock “HH:MM” in São Paulo. */
export type OpeningState = {
  /** When this will no longer be so, in epoch milliseconds. */
  changesAt: number;
} & (
  | { open: true; until: string }
  | {
      open: false;
      /** `date` is that day's, “2026-12-28”. */
      next: { day: Weekday; date: string; opens: string; inDays: number };
    }
);

type Span = Pick<OpeningHours, 'opens' | 'closes'>;

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
/** Longer than a shop is closed that anybody waits for. */
const FARTHEST_DAYS = 60;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day and minute of the day in the company's time zone. */
function localTime(now: Date): { date: string; minute: number } {
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    minute: Number(part['hour']) * 60 + Number(part['minute']),
  };
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function dayAfter(date: string, days: number): { date: string; day: Weekday } {
  const moment = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MINUTES * MINUTE_MS);
  // Sunday comes first there, and last here.
  const day = WEEKDAYS[(moment.getUTCDay() + 6) % 7] as Weekday;
  return { date: moment.toISOString().slice(0, 10), day };
}

/**
 * The state at a moment; null without hours on record, of which nothing is claimed. On a special day its
 * own hours hold, and none where it has none.
 */
export function openingState(
  hours: readonly OpeningHours[],
  now: Date,
  special: readonly SpecialDay[] = [],
): OpeningState | null {
  const whole = (spans: readonly Span[]) =>
    spans
      .filter(({ opens, closes }) => minuteOf(opens) < minuteOf(closes))
      .toSorted((a, b) => minuteOf(a.opens) - minuteOf(b.opens));
  const spansOn = ({ date, day }: { date: string; day: Weekday }): readonly Span[] =>
    whole(
      special.find((one) => one.date === date)?.spans ?? hours.filter((span) => span.day === day),
    );
  if (whole(hours).length === 0) return null;
  const { date: today, minute } = localTime(now);
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const at = (minutesFromToday: number) => start + (minutesFromToday - minute) * MINUTE_MS;

  const current = spansOn(dayAfter(today, 0)).find(
    ({ opens, closes }) => minuteOf(opens) <= minute && minute < minuteOf(closes),
  );
  if (current) {
    return { open: true, until: current.closes, changesAt: at(minuteOf(current.closes)) };
  }
  for (let inDays = 0; inDays <= FARTHEST_DAYS; inDays += 1) {
    const that = dayAfter(today, inDays);
    const next = spansOn(that).find(({ opens }) => inDays > 0 || minuteOf(opens) > minute);
    if (!next) continue;
    // The text is “tomorrow” until midnight, however far the opening is.
    const changes = inDays === 0 ? minuteOf(next.opens) : DAY_MINUTES;
    return { open: false, next: { ...that, opens: next.opens, inDays }, changesAt: at(changes) };
  }
  return null;
}
