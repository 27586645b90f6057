import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { PromiseRows } from './page-promise.ts';

/** The longest target is two weeks of business time, which is less than this where hours are on record. */
const AHEAD_MS = 120 * 86_400_000;

/** What pages need to say by when a message is answered; no spans without hours on record. */
export async function readPromises(tx: Transaction<DB>): Promise<PromiseRows> {
  const spans = await callRows(tx, 'private.promised_spans', {
    until: new Date(Date.now() + AHEAD_MS),
  });
  const minutes = await callRows(tx, 'private.promised_minutes', {});
  return {
    spans: spans.map(({ opens, closes }) => ({
      opens: opens.getTime(),
      closes: closes.getTime(),
    })),
    minutes: Object.fromEntries(minutes.map(({ source, minutes }) => [source, minutes])),
  };
}
