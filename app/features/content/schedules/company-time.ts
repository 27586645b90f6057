import { z } from 'zod';
import { TIME_ZONE } from '#app/i18n/business-day.ts';

/** Without a zone, as a browser's field sends it: a time in the company's time zone. */
export const companyTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** A moment as such a field shows it: 2026-12-02T09:00. */
export const fieldTime = (iso: string): string => local.format(new Date(iso)).replace(' ', 'T');
