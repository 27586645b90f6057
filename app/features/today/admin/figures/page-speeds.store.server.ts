import type { Transaction } from 'kysely';
import { type Rating, rate } from '#app/features/analytics/vitals.ts';
import { callRows, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days } from '../today-range.ts';

export const METRICS = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof METRICS)[number];
export type Speed = { value: number; rating: Rating; samples: number };
export type PageSpeed = { route: string; speeds: Partial<Record<Metric, Speed>> };

const WORST: readonly Rating[] = ['good', 'needs-improvement', 'poor'];
export const worstOf = ({ speeds }: PageSpeed): number =>
  Math.max(0, ...Object.values(speeds).map(({ rating }) => WORST.indexOf(rating)));

/** The 75th percentile of the speed of pages, the slowest first. Refuses with `analytics_read_missing`. */
export async function readPageSpeeds(
  tx: Transaction<DB>,
  { from, to }: Days,
): Promise<PageSpeed[]> {
  const rows = await callRows(tx, 'public.page_speeds', { from, to }, { metric: typed<Metric>() });
  const pages = new Map<string, PageSpeed>();
  for (const { route, metric, samples, p75 } of rows) {
    const page = pages.get(route) ?? { route, speeds: {} };
    const value = metric === 'CLS' ? p75 / 1000 : p75;
    page.speeds[metric] = { value, rating: rate(metric, value), samples: Number(samples) };
    pages.set(route, page);
  }
  return [...pages.values()].sort(
    (one, other) =>
      worstOf(other) - worstOf(one) ||
      (other.speeds.LCP?.value ?? 0) - (one.speeds.LCP?.value ?? 0) ||
      (one.route < other.route ? -1 : 1),
  );
}
