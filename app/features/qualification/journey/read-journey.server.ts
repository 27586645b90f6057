import { z } from 'zod';
import type { PageGroup } from './page-groups.ts';

/** A page of the site as a journey names it; null for what is none, or holds a secret. */
export type PageAt = (path: string) => { path: string; group: PageGroup | null } | null;

type Touch = { at: string; host?: string; source?: string; medium?: string; campaign?: string };
export type SentJourney = {
  first: Touch;
  last: Touch;
  steps: { path: string; group?: PageGroup; at: string; ms: number }[];
  visits: number | null;
};

/** Twenty steps of the longest addresses and two touches; a longer journey is dropped. */
const LONGEST = 12_000;
const MOST_STEPS = 20;
const DAY_MS = 86_400_000;
/** Clocks of visitors go wrong by a little; a time further ahead is invented. */
const AHEAD_MS = 600_000;
const LONGEST_VISIT_MS = 6 * 3_600_000;
const FIRST_DAYS = 730;

const time = (now: number, days: number) =>
  z
    .number()
    .min(now - days * DAY_MS)
    .max(now + AHEAD_MS)
    .transform((at) => new Date(Math.min(at, now)).toISOString());

/** Without what no text of the database takes. */
const mark = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200),
  )
  .optional();
const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.-]+$/i)
  .transform((name) => name.toLowerCase());

const touch = (now: number, days: number) =>
  z
    .object({
      at: time(now, days),
      host: host.optional().catch(undefined),
      source: mark.catch(undefined),
      medium: mark.catch(undefined),
      campaign: mark.catch(undefined),
    })
    .transform((given) => Object.fromEntries(Object.entries(given).filter(([, v]) => v)) as Touch);

const step = (now: number) =>
  z.object({
    path: z
      .string()
      .max(200)
      .regex(/^\/[a-z0-9/_-]*$/i),
    at: time(now, 30),
    ms: z
      .number()
      .min(0)
      .transform((ms) => Math.round(Math.min(ms, LONGEST_VISIT_MS))),
  });

const journey = (now: number) =>
  z.object({
    first: touch(now, FIRST_DAYS),
    last: touch(now, 30),
    steps: z.array(z.unknown()),
    visits: z.int().min(1).max(1000).nullish().catch(null),
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a browser says of the pages it has seen, cut to what is one: its shape, the site's own pages,
 * without queries. Null for anything else; the lead is accepted anyway.
 */
export function readJourney(text: string, pageAt: PageAt, now: number): SentJourney | null {
  if (text === '' || text.length > LONGEST) return null;
  const { data } = journey(now).safeParse(parsed(text));
  if (!data) return null;
  const steps = data.steps.slice(-MOST_STEPS).flatMap((given) => {
    const { data: one } = step(now).safeParse(given);
    const page = one && pageAt(one.path);
    if (!page) return [];
    const { path, group } = page;
    return [{ path, ...(group && { group }), at: one.at, ms: one.ms }];
  });
  return { first: data.first, last: data.last, steps, visits: data.visits ?? null };
}
