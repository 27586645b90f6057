import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ConsentChoice } from './consent.schema.ts';

/** Puts one choice on record; false above the limit of the caller's address. */
export async function recordConsent(tx: Transaction<DB>, given: ConsentChoice): Promise<boolean> {
  const { functionality, analytics, marketing, counted } = given.preferences;
  const { rows } = await sql<{ kept: boolean }>`
    select public.record_consent(${given.subject}, ${given.version}, ${given.choice},
      ${functionality}, ${analytics}, ${marketing}, ${counted}, ${given.refusedByBrowser},
      ${given.locale}) as kept`.execute(tx);
  return rows[0]?.kept === true;
}
