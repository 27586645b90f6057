import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askedFor, ingestMail, mailOf, storedMail } from '../testing/mails-in.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { heard, makeStaff, opened, reply, staff, thread, ticketOf } from '../testing/tickets.ts';

useScratchDatabase();

const AUTHOR = 'ana@casa.example';
beforeAll(makeStaff);
beforeEach(async () => {
  await ownerSql('delete from public.outbox');
  await ownerSql('delete from private.rate_limits');
});

const lastAnswer = async (ticket: string) => {
  const [row] = await ownerSql<{ id: string }>(
    `select id from public.feedback_messages where ticket_id = $1 and author = 'staff'
     order by created_at desc limit 1`,
    [ticket],
  );
  return row?.id;
};

describe('an answer to the mail of a ticket', () => {
  test('is added to its conversation by its recipient address, and shown there and on the page', async () => {
    const { entry, token, ticket } = await opened(AUTHOR);
    await reply('manager', ticket, 'Em qual aparelho?');
    await ownerSql('delete from public.outbox');
    const mail = mailOf({
      from_address: AUTHOR,
      body: 'No celular.',
      thread: { kind: 'ticket', id: ticket },
    });
    expect(await ingestMail(mail)).toBe('threaded');
    expect(await ingestMail(mail)).toBe('known');
    const result = (await thread('manager', ticket)).filter(({ kind }) => kind === 'author');
    expect(result.map(({ body }) => body)).toEqual(['No celular.']);
    expect(await heard(token)).toContain('No celular.');
    expect(await storedMail(mail.id)).toMatchObject({
      ...{ state: 'taken', entry_id: entry, feedback_message_id: mail.id, other_sender: false },
    });
    expect(await askedFor('feedback.author-reply-mail')).toEqual([{ message_id: mail.id }]);
  });

  test('is found by the mail that it replies to, and marked where another address writes', async () => {
    const { entry, ticket } = await opened(AUTHOR);
    await reply('manager', ticket, 'Ainda acontece?');
    const answer = await lastAnswer(ticket);
    const names = [`ticket-message-${answer}-${entry}`, `ticket-message-${answer}-ticket-again-1`];
    for (const name of names) {
      const mail = mailOf({ from_address: 'bia@loja.example', answers: [name] });
      expect([name, await ingestMail(mail)]).toEqual([name, 'threaded']);
      expect(await storedMail(mail.id)).toMatchObject({ other_sender: true });
    }
    const unknown = mailOf({ answers: [`ticket-message-${randomUUID()}-ticket`] });
    expect(await ingestMail(unknown)).toBe('waiting');
  });

  test('opens a solved ticket again, and has a limit of its own', async () => {
    const { ticket } = await opened(AUTHOR);
    await ownerSql(`update public.feedback_tickets set status = 'solved' where id = $1`, [ticket]);
    const answer = () =>
      ingestMail(mailOf({ from_address: AUTHOR, thread: { kind: 'ticket', id: ticket } }));
    expect(await answer()).toBe('threaded');
    expect(await ticketOf(ticket)).toMatchObject({ status: 'open', waits_for: 'house' });
    const more = await Promise.all(Array.from({ length: 11 }, answer));
    expect(more.filter((outcome) => outcome === 'threaded')).toHaveLength(9);
    expect(more.filter((outcome) => outcome === 'limited')).toHaveLength(2);
  });

  test('is read by users who may read the ticket, and by nobody else', async () => {
    const { ticket } = await opened(AUTHOR);
    const mail = mailOf({ from_address: AUTHOR, thread: { kind: 'ticket', id: ticket } });
    await ingestMail(mail);
    const read = (who: keyof typeof staff) =>
      actorSql(staff[who], `select id from public.inbound_mails where id = '${mail.id}'`);
    expect([await read('viewer'), await read('partner')]).toEqual([[{ id: mail.id }], []]);
  });
});
