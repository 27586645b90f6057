import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { anonymous, ask, makeStaff, staff } from '../testing/tickets.ts';

/* Staff see which addresses of somebody have given mails back, and may trust one again. */

useScratchDatabase();
beforeAll(makeStaff);

const server = { kind: 'system' } as const;
type Bounced = { email: string; closed: boolean; trusted_by: string | null };

async function someone() {
  const email = `${randomUUID()}@casa.example`;
  const [contact] = await ownerSql<{ id: string }>(
    `insert into public.crm_contacts (name, email, source) values ('Rita', $1, 'website') returning id`,
    [email],
  );
  const [ticket] = await ownerSql<{ id: string }>(
    `insert into public.feedback_tickets (project_id, title, contact_id)
     select id, 'Menu', $1 from public.feedback_projects where key = 'forja' returning id`,
    [contact?.id],
  );
  await ownerSql(
    `insert into private.bounced_addresses (email, closed_at, reason, status)
     values ($1, now(), '550 no such user', '5.1.1')`,
    [email],
  );
  return { email, contact: contact?.id ?? '', ticket: ticket?.id ?? '' };
}
const isClosed = async (email: string) =>
  (
    await actorSql<{ reason: string | null }>(
      server,
      `select private.address_closed('${email}') as reason`,
    )
  )[0]?.reason !== null;

describe('an address whose mail bounced', () => {
  test('is shown at the contact and the ticket, to users who may read those', async () => {
    const { email, contact, ticket } = await someone();
    const of = (kind: string, id: string) =>
      `select email, closed, trusted_by from public.bounced_addresses_of('${kind}', '${id}')`;
    for (const about of [of('contact', contact), of('ticket', ticket)]) {
      expect(await ask<Bounced>('viewer', about)).toEqual([
        { email, closed: true, trusted_by: null },
      ]);
      expect(await ask('partner', about)).toEqual([]);
      expect(await refusalOf(anonymous, about)).toBe('42501');
    }
  });

  test('is allowed again by a permitted user, who may undo it, and blocked again by a report', async () => {
    const { email, contact, ticket } = await someone();
    const trust = (id = contact, kind = 'contact', on = true) =>
      `select public.trust_address('${kind}', '${id}', '${email}', ${on}) as done`;
    expect(await refusalOf(staff.viewer, trust())).toBe('PT403');
    expect(await ask('partner', trust())).toEqual([{ done: false }]);
    expect(await isClosed(email)).toBe(true);
    expect(await ask('manager', trust())).toEqual([{ done: true }]);
    expect(await ask('manager', trust())).toEqual([{ done: false }]);
    expect(await isClosed(email)).toBe(false);
    // The trust of another user is not theirs to undo.
    expect(await ask('colleague', trust(contact, 'contact', false))).toEqual([{ done: false }]);
    expect(await ask('manager', trust(contact, 'contact', false))).toEqual([{ done: true }]);
    expect(await isClosed(email)).toBe(true);
    expect(await ask('manager', trust(ticket, 'ticket'))).toEqual([{ done: true }]);
    await ownerSql(
      `insert into public.mails (id, kind, state, message_id, recipient, subject, body, html, payload)
       values (gen_random_uuid(), 'lead.visitor-mail', 'sent', $1, $1, 'Oi', 'Oi', 'Oi', '{}')`,
      [email],
    );
    await ownerSql(
      `select private.ingest_delivery_report(jsonb_build_object('message_id', $1::text, 'final', true,
         'status', '5.1.1', 'reason', 'again'))`,
      [email],
    );
    expect(await isClosed(email)).toBe(true);
    expect(
      await ownerSql('select trusted_by from private.bounced_addresses where email = $1', [email]),
    ).toEqual([{ trusted_by: null }]);
  });
});
