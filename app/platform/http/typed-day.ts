import { z } from 'zod';

/** Days that people type are of these years: what is outside is a slip of the finger. */
const [FIRST, LAST] = ['2010-01-01', '2099-12-31'];

/** A day as a date field sends it (2026-11-27), of a year that work is planned or done in. */
export const typedDay = z.iso.date().refine((day) => day >= FIRST && day <= LAST);
