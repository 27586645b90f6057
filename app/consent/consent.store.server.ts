import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ConsentChoice } from './consent.schema.ts';

/** Records one choice; false above the limit of the caller's address. */
export async function recordConsent(tx: Transaction<DB>, given: ConsentChoice): Promise<boolean> {
  const { functionality, analytics, marketing, counted } = given.preferences;
  return (
    (await callValue(tx, 'public.record_consent', {
      subject: given.subject,
      version: given.version,
      choice: given.choice,
      functionality,
      analytics,
      marketing,
      counted,
      refusedByBrowser: given.refusedByBrowser,
      locale: given.locale,
    })) === true
  );
}
