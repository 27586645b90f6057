import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  answer,
  ask,
  heard,
  mailsOf,
  makeStaff,
  note,
  opened,
  reply,
  staff,
  thread,
  ticketOf,
} from '../testing/tickets.ts';

useScratchDatabase();
beforeAll(makeStaff);

describe('a solved ticket', () => {
  const solved = async (days: number) => {
    const made = await opened('caio@casa.example');
    await reply('manager', made.ticket, 'Pronto.', `'solved'`);
    await ownerSql(
      `update public.feedback_tickets set solved_at = now() - make_interval(days => $2) where id = $1`,
      [made.ticket, days],
    );
    return made;
  };
  const following = (ticket: string) =>
    ownerSql<{ id: string; status: string }>(
      'select id, status from public.feedback_tickets where follows = $1',
      [ticket],
    );

  test('is reopened within 14 days, once by ten concurrent messages', async () => {
    const { token, ticket } = await solved(13);
    await Promise.all(Array.from({ length: 10 }, (_, n) => answer(token, `Voltou ${n}`)));
    expect(await ticketOf(ticket)).toMatchObject({ status: 'open', solved_at: null });
    expect(await following(ticket)).toEqual([]);
    const moves = await ownerSql(
      `select from public.feedback_changes where ticket_id = $1 and to_status = 'open'
         and kind = 'status'`,
      [ticket],
    );
    expect(moves).toHaveLength(1);
  });

  test('is continued by one new ticket later, for ten concurrent messages', async () => {
    const { token, ticket, entry } = await solved(15);
    await Promise.all(Array.from({ length: 10 }, (_, n) => answer(token, `Voltou ${n}`)));
    expect(await ticketOf(ticket)).toMatchObject({ status: 'solved' });
    const further = await following(ticket);
    expect(further).toMatchObject([{ status: 'open' }]);
    const result = await thread('viewer', further[0]?.id ?? '');
    expect(result.filter(({ kind }) => kind === 'author')).toHaveLength(10);
    expect((await thread('viewer', ticket)).filter(({ kind }) => kind === 'author')).toEqual([]);
    expect(
      await ownerSql('select entry_id from public.ticket_entries where ticket_id = $1', [
        further[0]?.id,
      ]),
    ).toEqual([{ entry_id: entry }]);
  });
});

describe('several requesters', () => {
  test('of one ticket all get the reply, and read nothing of each other', async () => {
    const [one, other] = [await opened('dora@casa.example'), await opened('elis@casa.example')];
    await reply('manager', one.ticket, 'Só para Dora.');
    await ask('manager', `select public.link_ticket_entry('${one.ticket}', '${other.entry}')`);
    await answer(one.token, 'Segredo de Dora.');
    await reply('manager', one.ticket, 'Para as duas.');
    expect(await heard(one.token)).toEqual(['Só para Dora.', 'Segredo de Dora.', 'Para as duas.']);
    expect(await heard(other.token)).toEqual(['Para as duas.']);
    expect(await mailsOf(one.ticket)).toHaveLength(3);
    await ask(
      'manager',
      `select public.link_ticket_entry('${one.ticket}', '${other.entry}', false)`,
    );
    await reply('manager', one.ticket, 'De novo só Dora.');
    expect(await heard(other.token)).toEqual([]);
  });

  test('share a ticket after a merge, which can be undone until the next message', async () => {
    const [one, other] = [await opened('fabi@casa.example'), await opened('gil@casa.example')];
    await reply('manager', other.ticket, 'Só para Gil.', `'waiting'`);
    const merge = () =>
      ask('manager', `select public.merge_tickets('${one.ticket}', '${other.ticket}')`);
    const unmerge = () => ask('manager', `select public.unmerge_ticket('${other.ticket}')`);
    await merge();
    expect(await ticketOf(other.ticket)).toMatchObject({
      status: 'closed',
      merged_into: one.ticket,
    });
    await expect(merge()).rejects.toThrow('already_merged');
    await expect(reply('manager', other.ticket, 'Oi.')).rejects.toThrow('ticket_merged');
    await expect(
      ask(
        'manager',
        `update public.feedback_tickets set status = 'open' where id = '${other.ticket}'`,
      ),
    ).rejects.toThrow('ticket_move_not_allowed');
    expect((await thread('viewer', one.ticket)).map(({ body }) => body)).toContain('Só para Gil.');
    await unmerge();
    expect(await ticketOf(other.ticket)).toMatchObject({ status: 'waiting', merged_into: null });
    await merge();
    await answer(other.token, 'Ainda não.');
    expect(await ticketOf(one.ticket)).toMatchObject({ status: 'open' });
    await reply('manager', one.ticket, 'Para os dois.');
    expect(await heard(one.token)).toEqual(['Para os dois.']);
    expect(await heard(other.token)).toEqual(['Só para Gil.', 'Ainda não.', 'Para os dois.']);
    await expect(unmerge()).rejects.toThrow('unmerge_late');
  });

  test('of two products never share a ticket', async () => {
    const { ticket } = await opened();
    const [foreign] = await ownerSql<{ id: string }>(
      `with project as (insert into public.feedback_projects (key, name, product)
         values ('doavya-chamados', 'Doavya', 'doavya') returning id)
       insert into public.feedback_tickets (project_id, title) select id, 'Outro' from project
       returning id`,
    );
    await expect(
      ask('manager', `select public.merge_tickets('${ticket}', '${foreign?.id}')`),
    ).rejects.toThrow('ticket_other_product');
    expect(
      await refusalOf(staff.partner, `select public.merge_tickets('${foreign?.id}', '${ticket}')`),
    ).toBe('PT404');
  });
});

describe('retention', () => {
  test('keeps neither text nor author of a ticket whose entry is erased', async () => {
    const { entry, ticket } = await opened('hugo@casa.example', 'Palavras de Hugo.');
    await ownerSql('delete from public.feedback_entries where id = $1', [entry]);
    expect(await ticketOf(ticket)).toMatchObject({
      title: 'Chamado',
      feedback_id: null,
      author_name: null,
      author_email: null,
      status: 'open',
    });
    expect((await thread('viewer', ticket)).map(({ kind }) => kind)).toEqual(['change']);
  });

  test('keeps states and times of a ticket without messages for 24 months', async () => {
    const { ticket } = await opened('iara@casa.example');
    await reply('manager', ticket, 'Oi, Iara.', `'solved'`);
    await note('manager', ticket, 'Iara de novo.');
    await ownerSql(
      `update public.feedback_tickets set last_public_at = now() - interval '25 months' where id = $1`,
      [ticket],
    );
    const [erased] = await actorSql<{ erased: object }>(
      { kind: 'system' },
      'select public.erase_expired() as erased',
    );
    expect(erased?.erased).toMatchObject({ ticket_words: 1 });
    expect(await ticketOf(ticket)).toMatchObject({
      title: 'Chamado',
      author_email: null,
      status: 'solved',
      emptied_at: expect.any(Date),
    });
    expect(new Set((await thread('viewer', ticket)).map(({ kind }) => kind))).toEqual(
      new Set(['change']),
    );
  });
});

describe('messages from outside', () => {
  const server = { kind: 'system' } as const;
  const ingest = async (ticket: string, email: string, body: string, id = randomUUID() as string) =>
    (
      await actorSql<{ ticket: string | null }>(
        server,
        `select private.ingest_ticket_message('${id}', '${ticket}', null, 'Ana', '${email}', '${body}')
           as ticket`,
      )
    )[0]?.ticket;

  test('by mail are saved once, and shown on the page of the entry’s author', async () => {
    const { ticket, token } = await opened('jade@casa.example');
    await reply('manager', ticket, 'Qual aparelho?', `'waiting'`);
    const id = randomUUID();
    for (const _ of [1, 2])
      expect(await ingest(ticket, 'JADE@casa.example', 'Um antigo.', id)).toBe(ticket);
    expect(await heard(token)).toEqual(['Qual aparelho?', 'Um antigo.']);
    expect(await ticketOf(ticket)).toMatchObject({ status: 'in_progress' });
    // A message of their colleague is in the ticket, and on no page of an entry.
    await ingest(ticket, 'chefe@casa.example', 'Concordo.');
    expect(await heard(token)).toEqual(['Qual aparelho?', 'Um antigo.']);
    expect((await thread('viewer', ticket)).map(({ body }) => body)).toContain('Concordo.');
    expect(await ingest(randomUUID(), 'jade@casa.example', 'Oi')).toBeNull();
  });

  test('open one ticket, of the contact with the address, and reopen it later', async () => {
    const [contact] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source)
       values ('Kátia', 'katia@casa.example', 'website') returning id`,
    );
    const id = randomUUID();
    const open = () =>
      actorSql<{ id: string }>(
        server,
        `select private.open_ticket_by_mail('${id}', p.id, 'K', 'Katia@casa.example', 'Senha', 'en',
           'Perdi a senha.') as id from public.feedback_projects p where p.key = 'forja'`,
      );
    expect([await open(), await open()]).toEqual([[{ id }], [{ id }]]);
    expect(await ticketOf(id)).toMatchObject({
      title: 'Senha',
      contact_id: contact?.id,
      author_name: 'Kátia',
      locale: 'en',
    });
    expect((await thread('viewer', id)).filter(({ kind }) => kind === 'author')).toHaveLength(1);
    await reply('manager', id, 'Feito.', `'solved'`);
    expect(await mailsOf(id)).toEqual([{ entry: null }]);
    expect(await ingest(id, 'katia@casa.example', 'Ainda não.')).toBe(id);
    expect(await ticketOf(id)).toMatchObject({ status: 'open' });
  });
});
