import { z } from 'zod';
import type { PriceRange } from './price-rules.ts';
import { ANSWERS, type Answers, SERVICES } from './questions.ts';

/** What the page of prices showed for five answers; no range where staff had set none for the service. */
export type Estimate = { answers: Answers; range: PriceRange | null };

const whole = z.int();

/** An estimate as it is stored with a lead. */
export const storedEstimate = z.object({
  service: z.enum(SERVICES),
  people: z.enum(ANSWERS.people),
  systems: z.array(z.enum(ANSWERS.systems)).min(1).max(ANSWERS.systems.length).readonly(),
  screens: z.enum(ANSWERS.screens),
  deadline: z.enum(ANSWERS.deadline),
  range: z
    .object({ priceLeast: whole, priceMost: whole, weeksLeast: whole, weeksMost: whole })
    .nullable(),
});
export type StoredEstimate = z.output<typeof storedEstimate>;

/** The estimate of a lead's row; null where it has none, or none that this release can read. */
export function readEstimate(stored: unknown): Estimate | null {
  return asEstimate(storedEstimate.safeParse(stored).data ?? null);
}

export function asEstimate(stored: StoredEstimate | null): Estimate | null {
  if (!stored) return null;
  const { range, ...answers } = stored;
  return { answers, range };
}
