import { type OpeningHours, WEEKDAYS, type Weekday } from './company.ts';

/** Whether somebody answers now; times are wall-clock “HH:MM” in São Paulo. */
export type OpeningState = {
  /** When this will no longer be so, in epoch milliseconds. */
  changesAt: number;
} & (
  | { open: true; until: string }
  | { open: false; next: { day: Weekday; opens: string; inDays: number } }
);

const TIME_ZONE = 'America/Sao_Paulo';
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Weekday and minute of the day where the shop stands. */
function localTime(now: Date): { day: number; minute: number } {
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf((part['weekday'] ?? '').toLowerCase() as Weekday);
  return { day, minute: Number(part['hour']) * 60 + Number(part['minute']) };
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** The state at a moment; null without hours on record, of which nothing is claimed. */
export function openingState(hours: readonly OpeningHours[], now: Date): OpeningState | null {
  const { day: today, minute } = localTime(now);
  const fromToday = hours
    .filter(({ opens, closes }) => minuteOf(opens) < minuteOf(closes))
    .map((span) => {
      const inDays = (WEEKDAYS.indexOf(span.day) - today + 7) % 7;
      return { ...span, inDays, begins: inDays * DAY_MINUTES + minuteOf(span.opens) };
    });
  if (fromToday.length === 0) return null;
  const start = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const at = (minutesFromToday: number) => start + (minutesFromToday - minute) * MINUTE_MS;

  const current = fromToday.find(
    ({ inDays, begins, closes }) => inDays === 0 && begins <= minute && minute < minuteOf(closes),
  );
  if (current) {
    return { open: true, until: current.closes, changesAt: at(minuteOf(current.closes)) };
  }
  // What began today already comes again in a week.
  const coming = fromToday
    .map((span) =>
      span.begins > minute
        ? span
        : { ...span, begins: span.begins + 7 * DAY_MINUTES, inDays: span.inDays + 7 },
    )
    .sort((a, b) => a.begins - b.begins);
  const [next] = coming as [(typeof coming)[number]];
  // “Tomorrow” is said until midnight, however far the opening is.
  return {
    open: false,
    next: { day: next.day, opens: next.opens, inDays: next.inDays },
    changesAt: at(Math.min(next.begins, DAY_MINUTES)),
  };
}
