import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '#app/i18n/business-day.ts';

/*
 * Days in the company's time zone, whatever zone the database runs in, for queries that run under policies.
 * Queries that run as the owner call private.business_day() and private.start_of_day().
 */

/** A moment as clocks of the company show it, a timestamp without time zone; or, given such a timestamp, the
 * moment at which they show it. */
export const inCompanyZone = (time: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`(${time} at time zone ${sql.lit(TIME_ZONE)})`;

/** The day of a moment (date). */
export const businessDayOf = (moment: RawBuilder<unknown>): RawBuilder<Date> =>
  sql<Date>`${inCompanyZone(moment)}::date`;

/** Today (date). */
export const businessToday = businessDayOf(sql`now()`);

/** The start of a day, given as `2026-12-31` or as an expression, so many days later. */
export const startOfDay = (day: string | RawBuilder<unknown>, later = 0): RawBuilder<Date> =>
  inCompanyZone(sql`(${day}::date + ${later}::int)::timestamp`);
