import type { Locale } from '#app/i18n/locale.ts';
import type { BlockKind, Session, Workshop } from './workshop.ts';

const MINUTES_A_DAY = 24 * 60;

/** Length of one meeting in minutes. */
export function minutesOf({ blocks }: Session): number {
  return blocks.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes after midnight at which a meeting starts. */
export function startOf({ startsAt }: Session): number {
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight as `8h30` and `14h`, in English as `8:30` and `14:00`. */
export function clock(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor((minutes % MINUTES_A_DAY) / 60), minutes % 60];
  const written = String(rest).padStart(2, '0');
  if (locale === 'en') return `${hours}:${written}`;
  return rest === 0 ? `${hours}h` : `${hours}h${written}`;
}

/** Minutes as people say them: `4 h`, `3 h 30 min`. */
export function spoken(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** The whole workshop: `4 h`, or `3 × 3 h 25 min` where it meets more than once. */
export function durationOf({ sessions }: Workshop): string {
  const longest = Math.max(0, ...sessions.map(minutesOf));
  return sessions.length > 1 ? `${sessions.length} × ${spoken(longest)}` : spoken(longest);
}

/**
 * How all given agendas divide among kinds, in whole per cent that add up to 100 when the kinds
 * cover every block: what rounding loses goes to the shares it cut most.
 */
export function percentsOf(kinds: readonly BlockKind[], of: readonly Workshop[]): number[] {
  const blocks = of.flatMap(({ sessions }) => sessions.flatMap((session) => session.blocks));
  const all = blocks.reduce((sum, { minutes }) => sum + minutes, 0);
  const exact = kinds.map(
    (kind) =>
      blocks.reduce((sum, block) => sum + (block.kind === kind ? block.minutes : 0), 0) *
      (100 / all),
  );
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, share) => sum + share, 0)) - sumOf(whole);
  const cutMost = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, missing);
  for (const { index } of cutMost) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
