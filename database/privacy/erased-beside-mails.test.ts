import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  eraseExpired,
  erasePersonalRows,
} from '../../app/features/privacy/privacy-request.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { isAbortedForAnother } from '../../app/platform/database/errors.server.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

/* Mails that are sent side by side lock the rows of several leads in one transaction, in the order of their jobs. An
 * erasure of these leads that meets it is aborted by the engine, and tries again. Needs two connections. */

useScratchDatabase();

/** The leads of a person, in the order in which one statement over all of them finds them. */
async function leadsOf(email: string): Promise<string[]> {
  for (const nome of ['Ana', 'Ana Lima']) await sendLead({ answers: { nome, email } });
  const rows = await ownerSql<{ id: string }>(
    `select id from public.qualification_submissions where form_data ->> 'email' = $1 order by ctid`,
    [email],
  );
  return rows.map(({ id }) => id);
}

async function orderedErasure(email: string) {
  const id = randomUUID();
  await ownerSql(
    `insert into public.privacy_requests (id, protocol, kind, state, name, email, proved_at)
     values ($1, $2, 'deletion', 'erasing', 'Ana', $3, now())`,
    [id, `P-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase(), email],
  );
  return () => erasePersonalRows(id);
}

async function endedRelation(email: string) {
  const long = `now() - interval '4 years'`;
  for (const change of [
    `update public.qualification_submissions set created_at = ${long} where form_data ->> 'email' = $1`,
    `delete from public.crm_deals where contact_id in
       (select id from public.crm_contacts where email = $1)`,
    `delete from public.crm_events where contact_id in
       (select id from public.crm_contacts where email = $1)`,
    `update public.crm_contacts set created_at = ${long}, updated_at = ${long} where email = $1`,
  ]) {
    await ownerSql(change, [email]);
  }
  return () => eraseExpired(500);
}

async function untilAStatementWaits(): Promise<void> {
  for (const until = Date.now() + 5000; Date.now() < until; ) {
    const waiting = await ownerSql(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
  throw new Error('No statement waits for a lock.');
}

test.runIf(process.env['TEST_DATABASE_URL']).each([
  ['of a person', orderedErasure],
  ['past a term', endedRelation],
] as const)('an erasure %s that meets mails of the leads succeeds', async (_, arrange) => {
  const email = `${randomUUID()}@casa.example`;
  const [first = '', last = ''] = await leadsOf(email);
  const erase = await arrange(email);
  const locked = Promise.withResolvers<void>();
  const mails = asActor({ kind: 'system' }, async (tx) => {
    const record = (lead: string) =>
      sql`select private.record_mail(gen_random_uuid(), 'lead.team-mail', 'sending', '{}', ${lead}::uuid)`.execute(
        tx,
      );
    await record(last);
    locked.resolve();
    await untilAStatementWaits();
    await record(first);
  });
  await Promise.race([locked.promise, mails]);
  // Where the engine chooses the mails, the site sends each by itself.
  const sentApart = mails.catch((error) => {
    if (!isAbortedForAnother(error)) throw error;
  });
  await Promise.all([erase(), sentApart]);
  expect(
    await ownerSql('select from public.qualification_submissions where id = any ($1)', [
      [first, last],
    ]),
  ).toEqual([]);
});
