import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import type { Asker } from './asker.server.ts';
import { listSecurityEvents } from './security-events.store.server.ts';
import type { EventFilter, EventSort, SecurityEventRow } from './security-events.ts';

const BATCH = 500;

/** Columns are named as in the table, whatever the language: files are read by machines too. */
const recordOf = (event: SecurityEventRow) => ({
  created_at: event.at,
  event_type: event.type,
  severity: event.severity,
  user_email: event.personEmail,
  actor_email: event.actorEmail,
  ip_address: event.address,
  user_agent: event.agent,
  details: JSON.stringify(event.details),
});

async function* records(asker: Asker, filter: EventFilter, sort: EventSort) {
  let after: string | undefined;
  for (;;) {
    const from = after;
    const events = await asActor(asker, (tx) =>
      listSecurityEvents(tx, filter, { sort, after: from, limit: BATCH }),
    );
    yield* events.map(recordOf);
    after = events.at(-1)?.id;
    if (events.length < BATCH) return;
  }
}

/**
 * All matching entries as CSV, read a batch at a time as the browser takes them.
 * Cells that a spreadsheet would run as a formula are escaped. The export is on record before its
 * first line is.
 */
export async function securityEventsCsv(asker: Asker, filter: EventFilter, sort: EventSort) {
  const details = JSON.stringify({ what: 'security_events', ...filter });
  await asActor(asker, (tx) =>
    sql`select public.log_security_event('exported', details => ${details}::jsonb)`.execute(tx),
  );
  const csv = Readable.from(records(asker, filter, sort)).pipe(
    stringify({ header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  );
  return Readable.toWeb(csv) as ReadableStream<Uint8Array>;
}
