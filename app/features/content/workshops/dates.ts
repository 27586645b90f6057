import { businessDay } from '#app/i18n/business-day.ts';
import type { Workshop } from './workshop.ts';

/** São Paulo has kept no summer time since 2019. */
const OFFSET = '-03:00';

/** Days of a workshop that are not over yet, earliest first. `now` is the moment of rendering. */
export function upcomingDates({ dates }: Workshop, now: Date): string[] {
  const today = businessDay(now);
  return dates.filter((date) => date >= today).sort();
}

/** Milliseconds since 1970 at which a list of coming days changes, or none when nothing comes. */
export function datesValidUntil(of: readonly Workshop[], now: Date): number | undefined {
  const [next] = of.flatMap((workshop) => upcomingDates(workshop, now)).sort();
  return next === undefined ? undefined : Date.parse(`${next}T24:00:00${OFFSET}`);
}
