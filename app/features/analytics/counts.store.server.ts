import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
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
  await callValue(tx, 'public.record_counts', {
    events: JSON.stringify(events),
    vitals: JSON.stringify(vitals),
  });
  if (forms.length === 0) return;
  await callValue(tx, 'public.record_form_counts', { counts: JSON.stringify(forms) });
}
