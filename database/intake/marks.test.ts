import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, sendLead, storedLead } from '../testing/send-lead.ts';

describe('marked leads', () => {
  useScratchDatabase();

  test('honeypot: stored as spam, with neither contact nor deal nor mail, and accepted', async () => {
    const id = randomUUID();
    const outcome = await sendLead({ id, marks: ['honeypot', 'too_fast'] });
    expect(outcome).toMatchObject({ outcome: 'accepted', protocol: expect.any(String) });
    expect(await storedLead(id)).toMatchObject({
      status: 'spam',
      review_reason: 'honeypot',
      contact_id: null,
      deal_id: null,
    });
    expect(await followUps(id)).toEqual([]);
  });

  test('too fast for a person: stored and marked, the team is mailed, the visitor is not', async () => {
    const id = randomUUID();
    expect(await sendLead({ id, marks: ['too_fast'] })).toMatchObject({
      outcome: 'accepted',
      status: 'new',
      review_reason: 'too_fast',
    });
    expect(await storedLead(id)).toMatchObject({ contact_id: expect.any(String) });
    expect(await followUps(id)).toEqual(['lead.team-mail']);
  });

  test('the sixth of an address in an hour: stored and marked, nobody is mailed', async () => {
    const address = randomUUID();
    for (let visitor = 0; visitor < 5; visitor += 1) {
      expect((await sendLead({ address })).review_reason).toBeNull();
    }
    const id = randomUUID();
    expect(await sendLead({ id, address, marks: ['too_fast'] })).toMatchObject({
      outcome: 'accepted',
      status: 'new',
      review_reason: 'address_limit',
    });
    expect(await storedLead(id)).toMatchObject({ contact_id: expect.any(String) });
    expect(await followUps(id)).toEqual([]);
    expect((await sendLead({ address: randomUUID() })).review_reason).toBeNull();
  });

  test('an address in the claims takes precedence over the argument', async () => {
    const client = randomUUID();
    const address = randomUUID();
    const reasons: (string | null | undefined)[] = [];
    for (let visitor = 0; visitor < 6; visitor += 1) {
      const rows = await asActor({ kind: 'anonymous', client, address }, async (transaction) => {
        const found = await sql<{ review_reason: string | null }>`
          select review_reason from submit_lead(p_id => null, p_form_id => null,
            p_source => 'contact_form', p_form_data => '{}', p_limit_identifier => ${randomUUID()},
            p_address_identifier => ${randomUUID()})`.execute(transaction.withoutPlugins());
        return found.rows;
      });
      reasons.push(rows[0]?.review_reason);
    }
    expect(reasons).toEqual([null, null, null, null, null, 'address_limit']);
  });

  test('a lead without an e-mail sends no mail to the visitor', async () => {
    for (const email of ['', '   ', 'no-address', 'a b@casa.example']) {
      const id = randomUUID();
      await sendLead({ id, answers: { nome: 'Caio', email } });
      expect([email, await followUps(id)]).toEqual([email, ['lead.team-mail']]);
    }
  });
});
