import { z } from 'zod';

/** Typed days are of these years: others are typing mistakes. */
const [FIRST, LAST] = ['2010-01-01', '2099-12-31'];

/** A day as a date field sends it (2026-11-27), of a year that work is planned or done in. */
export const typedDay = z.iso.date().refine((day) => day >= FIRST && day <= LAST);
