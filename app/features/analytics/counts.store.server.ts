import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FormEvent } from './events.ts';
import type { Metric, Rating } from './vitals.ts';

export type EventCount = { route: string; locale: string; event: string; count: number };
export type FormCount = { form: string; event: FormEvent; count: number };
/** A question or a step of a form that was reached. */
export type PartCount = { form: string; part: string; count: number };
/** Visits of a landing page, by the address that staff gave it. */
export type LandingCount = { locale: string; address: string; count: number };
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
  parts: readonly PartCount[],
  landings: readonly LandingCount[],
): Promise<void> {
  await callValue(tx, 'public.record_counts', {
    events: JSON.stringify(events),
    vitals: JSON.stringify(vitals),
  });
  if (forms.length > 0) {
    await callValue(tx, 'public.record_form_counts', { counts: JSON.stringify(forms) });
  }
  if (parts.length > 0) {
    await callValue(tx, 'public.record_form_parts', { counts: JSON.stringify(parts) });
  }
  if (landings.length > 0) {
    await callValue(tx, 'public.record_landing_visits', { counts: JSON.stringify(landings) });
  }
}
