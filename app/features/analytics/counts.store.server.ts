import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FormEvent } from './events.ts';
import type { Metric, Rating } from './vitals.ts';

export type EventCount = { route: string; locale: string; event: string; count: number };
export type FormCount = { form: string; event: FormEvent; count: number };
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
  forms: readonly FormCount[],
): Promise<void> {
  await sql`select public.record_counts(${JSON.stringify(events)}::jsonb,
    ${JSON.stringify(vitals)}::jsonb)`.execute(tx);
  if (forms.length === 0) return;
  await sql`select public.record_form_counts(${JSON.stringify(forms)}::jsonb)`.execute(tx);
}
