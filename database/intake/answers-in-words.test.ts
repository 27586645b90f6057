import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { ingestMail, mailOf, messageTo } from '../testing/mails-in.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/* Who is notified of an answer by mail: the owner of the contact if permitted and not switched off; the team where
 * there is no such owner. */

useScratchDatabase();
const server = { kind: 'system' } as const;
const people = {} as Record<'owner' | 'partner', string>;
beforeAll(async () => {
  people.owner = await makePerson({ role: 'manager' });
  people.partner = await makePerson({ role: 'manager', product: 'doavya' });
});

/** An answer to a mail of ours, of a contact that somebody looks after. */
async function answered(owner: string | null) {
  const { id, contact } = await messageTo();
  await ownerSql('update public.crm_contacts set owner_id = $2 where id = $1', [contact, owner]);
  const mail = mailOf({ from_address: 'bia@loja.example', answers: [`message-${id}`] });
  expect(await ingestMail(mail)).toBe('threaded');
  return mail.id;
}
const CALL = (id: string) =>
  `select owner_email, body, about, other_sender from private.answer_for_mail('${id}')`;
const notified = (id: string) =>
  actorSql<{ owner_email: string | null; body: string }>(server, CALL(id));
const emailOf = async (id: string) =>
  (
    await ownerSql<{ email: string }>('select email from public.user_profiles where user_id = $1', [
      id,
    ])
  )[0]?.email;
const choose = (who: string, off: boolean) =>
  actorSql(
    { kind: 'user', userId: who },
    `select public.choose_notice('mail-answer', 'mail', ${off})`,
  );

describe('an answer by mail', () => {
  test('notifies the owner, unless they switched that off, and again once it is on', async () => {
    const answer = await answered(people.owner);
    const row = { owner_email: await emailOf(people.owner), body: 'Texto.', about: 'contact' };
    expect(await notified(answer)).toMatchObject([row]);
    await choose(people.owner, true);
    expect(await notified(answer)).toEqual([]);
    await choose(people.owner, false);
    expect(await notified(answer)).toMatchObject([row]);
  });

  test('notifies the team where the contact has no owner, or one without the permission', async () => {
    for (const owner of [null, people.partner]) {
      expect(await notified(await answered(owner))).toMatchObject([{ owner_email: null }]);
    }
  });

  test('notifies nobody once it is erased, and its function is closed to users', async () => {
    const answer = await answered(people.owner);
    for (const who of [
      { kind: 'user', userId: people.owner },
      { kind: 'anonymous' },
    ] as const satisfies readonly Actor[]) {
      expect(await refusalOf(who, CALL(answer))).toBe('42501');
    }
    await ownerSql('update public.crm_messages set body = null, subject = null where id = $1', [
      answer,
    ]);
    expect(await notified(answer)).toEqual([]);
    expect(await notified(randomUUID())).toEqual([]);
  });
});
