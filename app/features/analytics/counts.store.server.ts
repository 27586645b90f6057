import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Metric, Rating } from './vitals.ts';

export type EventCount = { route: string; locale: string; event: string; count: number };
export type VitalCount = {
  route: string;
  metric: Metric;
  phase: 'load' | 'final';
  bucket: number;
  rating: Rating;
  samples: number;
};

/** Adds a batch to the sums of today. */
export async function recordCounts(
  tx: Transaction<DB>,
  events: readonly EventCount[],
  vitals: readonly VitalCount[],
): Promise<void> {
  await sql`select public.record_counts(${JSON.stringify(events)}::jsonb,
    ${JSON.stringify(vitals)}::jsonb)`.execute(tx);
}
