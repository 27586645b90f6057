import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askedFor, type Given, ingestMail, mailOf, storedMail } from '../testing/mails-in.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import {
  anonymous,
  ask,
  idOf,
  makeStaff,
  note,
  reply,
  staff,
  thread,
  ticketOf,
} from '../testing/tickets.ts';

/* Tickets that no entry belongs to: opened by a mail from an unknown sender, read and answered by a secret link. */

useScratchDatabase();
beforeAll(makeStaff);
beforeEach(async () => {
  await ownerSql('delete from public.outbox');
  await ownerSql('delete from private.rate_limits');
  await ownerSql(`update public.company_settings set strangers_mail = 'wait'`);
});

const server = { kind: 'system' } as const;
const hashOf = (token: string) => `encode(sha256(convert_to('${token}', 'UTF8')), 'hex')`;
const linked = (ticket: string, email: string, token: string) =>
  actorSql(server, `select private.link_to_ticket('${ticket}', '${email}', ${hashOf(token)})`);
type Followed = { number: number; status: string; messages: { by: string; body: string }[] };
const followed = async (token: string) =>
  (
    await actorSql<{ said: Followed | null }>(
      anonymous,
      `select public.ticket_followed('${token}') as said`,
    )
  )[0]?.said;
const result = async (token: string) => (await followed(token))?.messages.map(({ body }) => body);
const answer = async (token: string, body: string) =>
  (
    await actorSql<{ said: string }>(
      anonymous,
      `select public.reply_to_feedback('${token}', '${body}') as said`,
    )
  )[0]?.said;

/** A ticket opened by mail, with the link that was mailed to its requester. */
async function byMail(email = `${randomUUID()}@rua.example`) {
  const [id, token] = [randomUUID(), randomUUID()];
  await actorSql(
    server,
    `select private.open_ticket_by_mail('${id}', p.id, 'Beto', '${email}', 'Senha', 'pt-BR',
       'Perdi a senha.') from public.feedback_projects p where p.key = 'forja'`,
  );
  await linked(id, email, token);
  return { id, token, email };
}

describe('a mail from an unknown sender', () => {
  test('opens a ticket at once if staff have chosen so, and its number is mailed to the author', async () => {
    await ownerSql(`update public.company_settings set strangers_mail = 'ticket'`);
    const mail = mailOf({ subject: 'Boleto', body: 'Não chegou.' });
    expect(await ingestMail(mail)).toBe('ticket');
    expect(await ticketOf(mail.id)).toMatchObject({
      title: 'Boleto',
      author_email: mail.from_address,
      feedback_id: null,
      waits_for: 'house',
    });
    expect(await storedMail(mail.id)).toMatchObject({
      state: 'taken',
      entry_id: null,
      feedback_message_id: mail.id,
    });
    expect(await askedFor('ticket.said-mail')).toEqual([{ message_id: mail.id }]);
    expect(await askedFor('ticket.receipt-mail')).toEqual([{ ticket_id: mail.id }]);
    expect(await askedFor('feedback.author-mail')).toEqual([]);
    // What answers the receipt goes on there, by its address or by its name alone.
    const on = mailOf({ from_address: mail.from_address, answers: [`ticket-${mail.id}-author`] });
    expect(await ingestMail(on)).toBe('threaded');
    expect((await thread('viewer', mail.id)).filter(({ kind }) => kind === 'author')).toHaveLength(
      2,
    );
  });

  test('from a program, or above the limit of its sender, opens none', async () => {
    await ownerSql(`update public.company_settings set strangers_mail = 'ticket'`);
    const count = async () =>
      (await ownerSql<{ n: number }>('select count(*)::int as n from public.feedback_tickets'))[0]
        ?.n;
    const before = (await count()) ?? 0;
    expect(await ingestMail(mailOf({ by: 'program' }))).toBe('ignored');
    const one = mailOf();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const mail = mailOf({ from_address: one.from_address, sender_key: one['sender_key'] });
      outcomes.push(await ingestMail(mail));
    }
    expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(2);
    expect(await count()).toBe(before + 10);
  });

  test('that waits is opened as a ticket by a permitted user, once', async () => {
    const mail = mailOf();
    await ingestMail(mail);
    const open = `select public.open_waiting_mail('${mail.id}') as opened`;
    for (const other of [staff.viewer, staff.partner, anonymous]) {
      expect(await refusalOf(other, open)).toMatch(FORBIDDEN);
    }
    expect(await ask('manager', open)).toEqual([{ opened: mail.id }]);
    expect(await ask('manager', open)).toEqual([{ opened: null }]);
    expect(await askedFor('ticket.receipt-mail')).toEqual([{ ticket_id: mail.id }]);
  });
});

describe('the requester of a ticket without an entry', () => {
  test('reads replies to them, and no notes or replies to others', async () => {
    const { id, token } = await byMail();
    const other = await byMail();
    await note('manager', id, 'jabuticabal');
    await reply('manager', id, 'Já vai.', `'waiting'`);
    await ask('manager', `select public.merge_tickets('${other.id}', '${id}')`);
    await reply('manager', other.id, 'Para todos.');
    await ownerSql(
      `insert into public.feedback_messages (ticket_id, author, author_email, body, via)
       values ($1, 'author', $2, 'Só da outra.', 'mail')`,
      [other.id, other.email],
    );
    expect(await result(token)).toEqual(['Perdi a senha.', 'Já vai.', 'Para todos.']);
    expect(await result(other.token)).toEqual(['Perdi a senha.', 'Para todos.', 'Só da outra.']);
    expect(await followed(randomUUID())).toBeNull();
  });

  test('gets replies by mail, each of several requesters once', async () => {
    const [one, other] = [await byMail(), await byMail()];
    await ask('manager', `select public.merge_tickets('${other.id}', '${one.id}')`);
    await reply('manager', other.id, 'Para as duas.');
    const orders = await askedFor('ticket.reply-mail');
    const notified: unknown[] = [];
    for (const { message_id: message, asks_in: asks } of orders) {
      const rows = await actorSql<{ email: string }>(
        server,
        `select email from private.ticket_answer_for_mail('${message}', null, '${asks}')`,
      );
      notified.push(...rows.map(({ email }) => email));
    }
    expect(notified.sort()).toEqual([one.email, other.email].sort());
  });

  test('replies in the browser, once and within a limit, and the owner is notified', async () => {
    const { id, token, email } = await byMail();
    await ask(
      'manager',
      `update public.feedback_tickets set owner_id = '${idOf('colleague')}'
      where id = '${id}'`,
    );
    await reply('manager', id, 'Qual usuário?', `'waiting'`);
    await ownerSql('delete from public.outbox');
    expect([await answer(token, 'beto'), await answer(token, 'beto')]).toEqual([
      'accepted',
      'replayed',
    ]);
    expect(await ticketOf(id)).toMatchObject({ status: 'in_progress', waits_for: 'house' });
    const [order] = await askedFor('ticket.said-mail');
    const notified = () =>
      actorSql<Given>(
        server,
        `select * from private.ticket_message_for_mail('${(order as Given)['message_id']}')`,
      );
    const [colleague] = await ownerSql<{ email: string }>(
      'select email from public.user_profiles where user_id = $1',
      [idOf('colleague')],
    );
    expect(await notified()).toMatchObject([
      { body: 'beto', email, owner_email: colleague?.email },
    ]);
    await ask('colleague', `select public.choose_notice('ticket-said', 'mail', true)`);
    expect(await notified()).toEqual([]);
    await ask('colleague', `select public.choose_notice('ticket-said', 'mail', false)`);
    const more: unknown[] = [];
    for (let turn = 0; turn < 10; turn += 1) more.push(await answer(token, `mais ${turn}`));
    expect(more.at(-1)).toBe('limited');
    expect(await answer(randomUUID(), 'Oi')).toBe('unknown');
  });

  test('is closed to a former requester', async () => {
    const { id, token } = await byMail();
    await reply('manager', id, 'Oi, Beto.');
    const [contact] = await ownerSql<{ id: string; email: string }>(
      `insert into public.crm_contacts (name, email, source)
       values ('Rita', $1, 'website') returning id, email`,
      [`${randomUUID()}@casa.example`],
    );
    await ask(
      'manager',
      `update public.feedback_tickets set contact_id = '${contact?.id}'
      where id = '${id}'`,
    );
    expect(await followed(token)).toBeNull();
    expect(await answer(token, 'Oi?')).toBe('unknown');
    await linked(id, contact?.email ?? '', `${token} new`);
    await reply('manager', id, 'Oi, Rita.');
    // Messages to the other requester from before are hidden.
    expect(await result(`${token} new`)).toEqual(['Oi, Rita.']);
    // For an address that does not ask there a link leads nowhere.
    await linked(id, 'zezinho@rua.example', `${token} zezinho`);
    expect(await followed(`${token} zezinho`)).toBeNull();
  });
});

describe('a contact with two addresses', () => {
  test('gets receipt and replies at the address that wrote', async () => {
    const [first, second] = [`${randomUUID()}@um.example`, `${randomUUID()}@dois.example`];
    const [contact] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source) values ('Eva', $1, 'website') returning id`,
      [first],
    );
    await ownerSql(
      `insert into public.crm_contact_points (contact_id, kind, value, match_key)
       values ($1, 'email', $2, $2)`,
      [contact?.id, second],
    );
    const { id, token } = await byMail(second);
    expect(await ticketOf(id)).toMatchObject({ contact_id: contact?.id });
    const receipt = await actorSql(server, `select email from private.ticket_receipt('${id}')`);
    expect(receipt).toEqual([{ email: second }]);
    await reply('manager', id, 'Oi, Eva.');
    expect(await result(token)).toContain('Oi, Eva.');
    const [order] = (await askedFor('ticket.reply-mail')) as Given[];
    const answered = `select email from private.ticket_answer_for_mail(
      '${order?.['message_id']}', null, '${order?.['asks_in']}')`;
    expect(await actorSql(server, answered)).toEqual([{ email: second }]);
    const other = mailOf({ from_address: first, thread: { kind: 'ticket', id } });
    await ingestMail(other);
    expect(await storedMail(other.id)).toMatchObject({ other_sender: false });
  });
});

describe('a mail without a reference to ours', () => {
  test('can be joined to a ticket of the same sender and subject', async () => {
    const { id, email } = await byMail();
    const mail = mailOf({ from_address: email, subject: 'Senha' });
    await ingestMail(mail);
    const offered = `select id from public.tickets_continued_by_mail('${mail.id}')`;
    expect(await ask('viewer', offered)).toEqual([{ id }]);
    const join = `select public.join_waiting_mail('${mail.id}', '${id}') as ticket`;
    expect(await refusalOf(staff.viewer, join)).toBe('PT403');
    expect(await ask('manager', join)).toEqual([{ ticket: id }]);
    expect(await ask('manager', join)).toEqual([{ ticket: null }]);
    const sameMail = mailOf({ from_address: email, subject: 'senha' });
    await ingestMail(sameMail);
    await ask('manager', `select public.open_waiting_mail('${sameMail.id}')`);
    const continued = `select id from public.tickets_continued_by_ticket('${sameMail.id}')`;
    expect(await ask('viewer', continued)).toEqual([{ id }]);
    const foreign = mailOf({ subject: 'Senha' });
    await ingestMail(foreign);
    expect(
      await ask('viewer', `select id from public.tickets_continued_by_mail('${foreign.id}')`),
    ).toEqual([]);
  });

  test('through a web form belongs to no known contact', async () => {
    await ownerSql(`update public.company_settings set strangers_mail = 'ticket'`);
    const { email } = await byMail();
    await ownerSql(
      `insert into public.crm_contacts (name, email, source) values ('B', $1, 'website')`,
      [email],
    );
    const relayed = { from_address: email, relayed_by: 'no-reply@sites.example' };
    const mail = mailOf({ ...relayed, refused: [{ name: 'a.zip', why: 'unsupported' }] });
    expect(await ingestMail(mail)).toBe('ticket');
    expect(await ticketOf(mail.id)).toMatchObject({ contact_id: null, author_email: email });
    expect(await askedFor('inbound.refused-mail')).toEqual([{ mail_id: mail.id }]);
  });
});

test('an automatic reply is a note: no state, no clock, no mail', async () => {
  const { id, email } = await byMail();
  await ownerSql(`update public.feedback_tickets set status = 'solved' where id = $1`, [id]);
  await ownerSql('delete from public.outbox');
  const before = await ticketOf(id);
  const mail = mailOf({
    ...{ by: 'program', automatic_reply: true, from_address: email, body: 'De férias. @{x}' },
    thread: { kind: 'ticket', id },
  });
  expect(await ingestMail(mail)).toBe('ignored');
  expect(await ticketOf(id)).toEqual(before);
  expect(await ownerSql('select kind from public.outbox')).toEqual([]);
  const notes = (await thread('viewer', id)).filter(({ kind }) => kind === 'note');
  expect(notes).toMatchObject([{ body: 'De férias. @ {x}' }]);
});
