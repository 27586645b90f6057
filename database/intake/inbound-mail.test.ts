import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  askedFor,
  type Given,
  ingestMail,
  mailOf,
  messageTo,
  storedMail,
} from '../testing/mails-in.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendFeedback } from '../testing/send-feedback.ts';

useScratchDatabase();

const AUTHOR = 'ana@casa.example';
async function anEntry(): Promise<string> {
  const id = randomUUID();
  await sendFeedback({ id, token: randomUUID(), email: AUTHOR });
  await ownerSql('delete from public.outbox');
  return id;
}
beforeEach(async () => {
  await ownerSql('delete from public.outbox');
  await ownerSql('delete from private.rate_limits');
  await ownerSql(`update public.company_settings set strangers_mail = 'wait'`);
});

describe('an answer', () => {
  test('is added to the thread of its recipient address, and notifies the team', async () => {
    const entry = await anEntry();
    const mail = mailOf({ from_address: AUTHOR, thread: { kind: 'feedback', id: entry } });
    expect(await ingestMail(mail)).toBe('threaded');
    const [message] = await ownerSql<Given>(
      'select * from public.feedback_messages where entry_id = $1',
      [entry],
    );
    expect(message).toMatchObject({ author: 'author', is_internal: false, body: 'Texto.' });
    expect(await storedMail(mail.id)).toMatchObject({
      state: 'taken',
      entry_id: entry,
      feedback_message_id: message?.['id'],
      other_sender: false,
      folded: '> antes',
    });
    expect(await askedFor('feedback.author-reply-mail')).toEqual([{ message_id: message?.['id'] }]);
  });

  test('is matched by the latest of our mails that it references, never by internal notes', async () => {
    const [near, far] = [await anEntry(), await anEntry()];
    const [note] = await ownerSql<{ id: string }>(
      `insert into public.ticket_notes (id, entry_id, body)
       values (gen_random_uuid(), $1, 'Nota') returning id`,
      [far],
    );
    const answers = [
      `feedback-message-${note?.id}`,
      `feedback-${randomUUID()}-author`,
      `feedback-${near}-author-again-2`,
      `feedback-${far}-author`,
    ];
    const mail = mailOf({ answers });
    expect(await ingestMail(mail)).toBe('threaded');
    expect(await storedMail(mail.id)).toMatchObject({ entry_id: near, other_sender: true });
  });

  test('to a message is added to the history of its contact, with any subject', async () => {
    const { id, contact } = await messageTo();
    const mail = mailOf({
      from_address: 'bia@loja.example',
      answers: [`message-${id}`],
      subject: 'Re: {{proposta}}',
      body: 'Sim, {{nome}}.',
    });
    expect(await ingestMail(mail)).toBe('threaded');
    const [message] = await ownerSql<Given>('select * from public.crm_messages where id = $1', [
      mail.id,
    ]);
    expect(message).toMatchObject({
      direction: 'in',
      channel: 'mail',
      contact_id: contact,
      product: 'forja',
      recipient: 'bia@loja.example',
      body: 'Sim, {{nome}}.',
    });
    expect(await storedMail(mail.id)).toMatchObject({
      crm_message_id: mail.id,
      other_sender: false,
    });
    expect(await askedFor('crm.answer-mail')).toEqual([{ message_id: mail.id }]);
    expect(
      await ownerSql(
        'select kind, subject from public.crm_events where contact_id = $1 and kind = $2',
        [contact, 'message_received'],
      ),
    ).toEqual([{ kind: 'message_received', subject: 'contact' }]);
  });

  test('from another address is accepted and marked, unless the contact has that address too', async () => {
    const { id, contact } = await messageTo();
    const thread = { kind: 'message', id };
    const foreign = mailOf({ thread });
    expect(await ingestMail(foreign)).toBe('threaded');
    expect(await storedMail(foreign.id)).toMatchObject({ other_sender: true });
    await ownerSql(
      `insert into public.crm_contact_points (contact_id, kind, value, match_key)
       values ($1, 'email', 'Bia@Casa.example', 'bia@casa.example')`,
      [contact],
    );
    const other = mailOf({ thread, from_address: 'bia@casa.example' });
    await ingestMail(other);
    expect(await storedMail(other.id)).toMatchObject({ other_sender: false });
  });

  test('to a deleted subject is from an unknown sender', async () => {
    const mail = mailOf({ thread: { kind: 'feedback', id: randomUUID() } });
    expect(await ingestMail(mail)).toBe('waiting');
  });
});

describe('a mail', () => {
  test('is processed once, by its place and by its message id', async () => {
    const mail = mailOf();
    expect(await ingestMail(mail)).toBe('waiting');
    expect(await ingestMail({ ...mail, id: randomUUID() })).toBe('known');
    // Delivered twice, or in a mailbox that counts again.
    expect(await ingestMail({ ...mail, id: randomUUID(), uid: mail.uid + 500 })).toBe('known');
    expect(await ingestMail({ ...mail, id: randomUUID(), uid_validity: 8 })).toBe('known');
    expect(await ingestMail(mailOf({ from_address: mail.from_address }))).toBe('waiting');
  });

  test('is processed by one of two concurrent processes', async () => {
    const mail = mailOf();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => ingestMail({ ...mail, id: randomUUID() })),
    );
    expect(outcomes.sort()).toEqual(['known', 'known', 'known', 'known', 'known', 'waiting']);
  });

  test('of a program, a list or our own address is distinguished from a person’s', async () => {
    const entry = await anEntry();
    const thread = { kind: 'feedback', id: entry };
    for (const by of ['program', 'own']) {
      const mail = mailOf({ by, thread });
      expect(await ingestMail(mail)).toBe('ignored');
      expect(await storedMail(mail.id)).toMatchObject({ state: 'ignored', reason: by });
    }
    expect(await ingestMail(mailOf({ by: 'list' }))).toBe('ignored');
    expect(await ingestMail(mailOf({ by: 'list', thread }))).toBe('threaded');
    expect(await askedFor('feedback.author-mail')).toEqual([]);
  });

  test('that cannot be parsed is set aside', async () => {
    const mail = mailOf({ aside: 'unreadable', by: 'program', from_address: null });
    expect(await ingestMail(mail)).toBe('aside');
    expect(await storedMail(mail.id)).toMatchObject({ state: 'aside', reason: 'unreadable' });
  });

  test('above the limit of its sender is not stored', async () => {
    const from_address = 'muita@rua.example';
    const outcomes: string[] = [];
    for (let mail = 0; mail < 12; mail += 1)
      outcomes.push(await ingestMail(mailOf({ from_address })));
    expect(outcomes.filter((one) => one === 'waiting')).toHaveLength(10);
    expect(outcomes.slice(10)).toEqual(['limited', 'limited']);
    expect(await ingestMail(mailOf())).toBe('waiting');
    // A known correspondent may continue.
    const entry = await anEntry();
    expect(
      await ingestMail(mailOf({ from_address, thread: { kind: 'feedback', id: entry } })),
    ).toBe('threaded');
  });
});

describe('a mail from an unknown sender', () => {
  test('becomes feedback at once where staff have chosen so', async () => {
    await ownerSql(`update public.company_settings set strangers_mail = 'entry'`);
    const mail = mailOf({ subject: 'Dúvida', body: 'Quanto custa?' });
    expect(await ingestMail(mail)).toBe('entry');
    const [entry] = await ownerSql<Given>('select * from public.feedback_entries where id = $1', [
      mail.id,
    ]);
    expect(entry).toMatchObject({
      channel: 'email',
      type: 'duvida',
      verbatim: 'Dúvida\n\nQuanto custa?',
      author_email: mail.from_address,
      status: 'new',
    });
    expect(await askedFor('feedback.author-mail')).toEqual([{ entry_id: mail.id }]);
    expect(await askedFor('feedback.team-mail')).toEqual([{ entry_id: mail.id }]);
    const [followed] = await actorSql<{ said: Given | null }>(
      { kind: 'anonymous' },
      `select public.feedback_followed('token ${mail.id}') as said`,
    );
    expect(followed?.said).toMatchObject({ status: 'new' });
  });

  test('that waits is accepted or discarded by staff, once', async () => {
    const manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) } as const;
    const viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) } as const;
    const mail = mailOf();
    await ingestMail(mail);
    const discard = `select public.discard_waiting_mail('${mail.id}', true) as done`;
    const restore = `select public.discard_waiting_mail('${mail.id}', false) as done`;
    const accept = `select public.accept_waiting_mail('${mail.id}', repeat('a', 64)) as done`;
    for (const act of [discard, restore, accept]) {
      expect(await refusalOf(viewer, act)).toBe('PT403');
      expect(await refusalOf({ kind: 'anonymous' }, act)).toBe('42501');
    }
    expect(await actorSql(manager, discard)).toEqual([{ done: true }]);
    expect(await actorSql(manager, discard)).toEqual([{ done: false }]);
    expect(await actorSql(manager, restore)).toEqual([{ done: true }]);
    expect(await actorSql(manager, accept)).toEqual([{ done: mail.id }]);
    expect(await actorSql(manager, accept)).toEqual([{ done: null }]);
    expect(await storedMail(mail.id)).toMatchObject({
      state: 'taken',
      entry_id: mail.id,
      decided_by: manager.userId,
    });
  });
});

test('the limit of a sender is checked before a mail is read', async () => {
  const admit = (uid: number) =>
    actorSql<{ said: string }>(
      { kind: 'system' },
      `select private.admit_mail('box', 1, ${uid}, 'sender', 2) as said`,
    ).then(([row]) => row?.said);
  expect([await admit(1), await admit(2), await admit(3), await admit(3)]).toEqual([
    ...['admitted', 'admitted', 'limited', 'known'],
  ]);
});
