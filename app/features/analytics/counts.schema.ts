import { z } from 'zod';
import { EVENT_NAMES, FORM_EVENTS } from './events.ts';
import { METRICS } from './vitals.ts';

/** Nobody does anything more often on one page; a larger figure is forged. */
const MOST_TIMES = 50;
/** Ten minutes in milliseconds, and far beyond any shift: above it something else was measured. */
const LONGEST = 600_000;
/** No page has more forms than this. */
const MOST_FORMS = 8;

/** More than all the questions, steps and buttons of a page's forms. */
const MOST_PARTS = 200;

const times = z.int().min(1).max(MOST_TIMES);
const value = z.number().min(0).max(LONGEST);

/** What one page reports: names from closed lists, numbers, and its own path. */
export const countsReport = z.strictObject({
  path: z.string().startsWith('/').max(500),
  events: z.strictObject(Object.fromEntries(EVENT_NAMES.map((name) => [name, times.optional()]))),
  /** By the form's id; the forms that are part of a page have a name instead. */
  forms: z
    .record(
      z.string().max(80),
      z.strictObject(Object.fromEntries(FORM_EVENTS.map((name) => [name, times.optional()]))),
    )
    .refine((forms) => Object.keys(forms).length <= MOST_FORMS)
    .optional(),
  /** Each `<form> <control>` that got the focus; names that no form has are dropped. */
  parts: z.array(z.string().max(160)).max(MOST_PARTS).optional(),
  vitals: z.strictObject(Object.fromEntries(METRICS.map((name) => [name, value.optional()]))),
  final: z.boolean(),
});

export type CountsReport = z.infer<typeof countsReport>;
