import { z } from 'zod';

/** Any day that the database has too: JavaScript knows a year 0. */
export const anyDay = z.iso.date().refine((day) => !day.startsWith('0000'));

/** Typed days are of these years: others are typing mistakes. */
const [FIRST, LAST] = ['2010-01-01', '2099-12-31'];

/** A day as a date field sends it (2026-11-27), of a year that work is planned or done in. */
export const typedDay = z.iso.date().refine((day) => day >= FIRST && day <= LAST);

/** Without a zone, as a field of the browser sends it (2026-11-27T09:00): a time in the company's time zone. */
export const companyTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
  // A time of the 31st of February would become one of another day.
  .refine((text) => anyDay.safeParse(text.slice(0, 10)).success && !Number.isNaN(Date.parse(text)));
