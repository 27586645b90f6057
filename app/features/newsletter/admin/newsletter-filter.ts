import { z } from 'zod';
import { businessDay } from '#app/i18n/business-day.ts';
import { MEASURES, PERIODS } from './staff-newsletter.ts';

const chart = z.object({
  by: z.enum(PERIODS).catch('day'),
  measure: z.enum(MEASURES).catch('confirmed'),
});

/** The chart of an address. */
export const chartIn = (search: URLSearchParams) => chart.parse(Object.fromEntries(search));

const DAYS = 14;
const MONTHS = 12;

/** First and last day of the chart, by São Paulo's calendar. */
export function chartSpan(by: (typeof PERIODS)[number], now: Date): { from: string; to: string } {
  const to = businessDay(now);
  const first = new Date(`${to}T00:00:00Z`);
  if (by === 'day') first.setUTCDate(first.getUTCDate() - (DAYS - 1));
  else first.setUTCMonth(first.getUTCMonth() - (MONTHS - 1), 1);
  return { from: first.toISOString().slice(0, 10), to };
}
