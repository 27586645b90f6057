import type { Locale } from '#app/i18n/locale.ts';
import { type OpeningHours, WEEKDAYS, type Weekday } from '../company.ts';

type Span = Pick<OpeningHours, 'opens' | 'closes'>;
/** Neighbouring days that keep the same hours; no spans means closed. */
export type DayGroup = { first: Weekday; last: Weekday; spans: readonly Span[] };

/** The 5th of January 2026 was a Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 24 * 3600 * 1000;

const namesOfDays = (locale: Locale) => {
  const named = (weekday: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return { long: named('long'), short: named('short') };
};
const DAY_NAMES = { 'pt-BR': namesOfDays('pt-BR'), en: namesOfDays('en') };

/** Name of a weekday as the language writes it inside a sentence. */
export function dayName(day: Weekday, locale: Locale, width: 'long' | 'short' = 'long'): string {
  const date = new Date(MONDAY + WEEKDAYS.indexOf(day) * DAY_MS);
  return DAY_NAMES[locale][width].format(date);
}

/** Wall-clock “HH:MM” as the language writes it: 9h, 9h30; 9 am, 9:30 am. */
export function clock(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (locale !== 'en') return minute ? `${hour}h${minutes}` : `${hour}h`;
  const half = hour % 24 < 12 ? 'am' : 'pm';
  const twelve = hour % 12 || 12;
  return minute ? `${twelve}:${minutes} ${half}` : `${twelve} ${half}`;
}

/** Hours since midnight, with fractions: “09:30” is 9.5. */
export function hourOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour + minute / 60;
}

export function spansOf(hours: readonly OpeningHours[], day: Weekday): Span[] {
  return hours.filter((span) => span.day === day).map(({ opens, closes }) => ({ opens, closes }));
}

/** The week in as few lines as possible: Monday to Friday, Saturday, Sunday. */
export function groupDays(hours: readonly OpeningHours[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAYS) {
    const spans = spansOf(hours, day);
    const previous = groups.at(-1);
    if (previous && JSON.stringify(previous.spans) === JSON.stringify(spans)) previous.last = day;
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}
