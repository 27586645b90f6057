import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import {
  anonymous,
  answer,
  ask,
  followed,
  heard,
  idOf,
  mailsOf,
  makeStaff,
  note,
  opened,
  reply,
  staff,
  thread,
  ticketOf,
} from '../testing/tickets.ts';

/** A text of one note alone. */
const PLANTED = 'jabuticabal';

useScratchDatabase();
beforeAll(makeStaff);

describe('a ticket from an entry', () => {
  test('has its text, its reply to the author, and a note that the author cannot read', async () => {
    const { entry, token, ticket } = await opened('ana@casa.example');
    await note('manager', ticket, `${PLANTED}, veja @{${idOf('colleague')}}`);
    expect(await reply('manager', ticket, 'Já está na bancada.')).toEqual([{ went: true }]);
    expect((await thread('viewer', ticket)).map(({ kind, body }) => [kind, body])).toEqual([
      ['entry', 'O botão de enviar some.'],
      ['change', null],
      ['note', `${PLANTED}, veja @{${idOf('colleague')}}`],
      ['staff', 'Já está na bancada.'],
    ]);
    expect(await ticketOf(ticket)).toMatchObject({
      title: 'O botão de enviar some.',
      author_email: 'ana@casa.example',
      waits_for: 'house',
      first_answered_at: expect.any(Date),
    });
    expect(await heard(token)).toEqual(['Já está na bancada.']);
    expect(await mailsOf(ticket)).toEqual([{ entry }]);
    expect(await answer(token, 'Obrigada!')).toEqual([{ said: 'accepted' }]);
    expect(JSON.stringify(await followed(token))).not.toContain(PLANTED);

    // Nothing that mails, searches, events or outsiders are made of holds a note either.
    const open = await ownerSql<{ name: string }>(
      `select format('%s.%s', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private', 'identity') and c.relkind in ('r', 'p')`,
    );
    const holding: string[] = [];
    for (const { name } of open) {
      const [row] = await ownerSql<{ rows: number }>(
        `select count(*)::int as rows from ${name} t where strpos(to_jsonb(t)::text, $1) > 0`,
        [PLANTED],
      );
      if (row?.rows) holding.push(name);
    }
    expect(holding).toEqual(['public.ticket_notes']);
    for (const outsider of [anonymous, { kind: 'user', userId: await makePerson() } as const]) {
      expect(
        await actorSql(outsider, 'select body from public.ticket_notes').catch(() => []),
      ).toEqual([]);
      expect(await refusalOf(outsider, `select * from public.ticket_thread('${ticket}')`)).toMatch(
        FORBIDDEN,
      );
    }
    const copy = await ownerSql<{ text: string }>(
      `select string_agg(row_data::text, '') as text from private.personal_rows('ana@casa.example')`,
    );
    expect(copy[0]?.text).toContain('Já está na bancada.');
    expect(copy[0]?.text).not.toContain(PLANTED);
  });

  test('an answer is sent once, and not over a newer message of the author', async () => {
    const { token, ticket } = await opened('bia@casa.example');
    const id = randomUUID();
    const send = (seen = 'null') =>
      ask<{ went: boolean }>(
        'manager',
        `select public.reply_in_ticket('${id}', '${ticket}', 'Oi.', null, '{}', ${seen}) as went`,
      );
    const seen = `'${(((await ticketOf(ticket))?.['last_public_at'] as Date) ?? new Date()).toISOString()}'`;
    await answer(token, 'Mais uma coisa.');
    await expect(send(seen)).rejects.toThrow('ticket_answered');
    expect(await send()).toEqual([{ went: true }]);
    expect(await send()).toEqual([{ went: false }]);
    expect(await mailsOf(ticket)).toHaveLength(1);
  });

  test('moves with the reply, and back with the author’s message', async () => {
    const { token, ticket } = await opened();
    await reply('manager', ticket, 'Qual aparelho?', `'waiting'`);
    expect(await ticketOf(ticket)).toMatchObject({ status: 'waiting', waits_for: 'customer' });
    expect(await mailsOf(ticket)).toEqual([]);
    await answer(token, 'Um bem antigo.');
    expect(await ticketOf(ticket)).toMatchObject({ status: 'in_progress', waits_for: 'house' });
    await reply('manager', ticket, 'Consertado.', `'solved'`);
    expect(await ticketOf(ticket)).toMatchObject({ status: 'solved', waits_for: null });
  });

  test('is for permitted users, in their products only', async () => {
    const { ticket } = await opened();
    for (const call of [
      `select public.reply_in_ticket(gen_random_uuid(), '${ticket}', 'Oi.')`,
      `select public.write_ticket_note(gen_random_uuid(), '${ticket}', 'Oi.')`,
      `select public.unmerge_ticket('${ticket}')`,
      `select public.link_ticket_entry('${ticket}', gen_random_uuid())`,
    ]) {
      expect(await refusalOf(staff.viewer, call)).toBe('PT403');
      expect(await refusalOf(staff.partner, call)).toBe('PT404');
      expect(await refusalOf(anonymous, call)).toBe('42501');
    }
    expect(await thread('partner', ticket)).toEqual([]);
    expect(await ask('partner', `select * from public.ticket_audience('${ticket}')`)).toEqual([]);
    const give = (owner: string) =>
      ask(
        'manager',
        `update public.feedback_tickets set owner_id = '${owner}' where id = '${ticket}'`,
      );
    await expect(give(idOf('partner'))).rejects.toThrow('ticket_owner_unfit');
    await give(idOf('colleague'));
    expect(await ticketOf(ticket)).toMatchObject({ owner_id: idOf('colleague'), revision: 2 });
  });

  test('mentions users who may read it, each once, and not users of another product', async () => {
    const { ticket } = await opened();
    const id = randomUUID();
    const at = (who: keyof typeof staff) => `@{${idOf(who)}}`;
    await note('manager', ticket, `${at('colleague')} ${at('partner')} ${at('manager')}`, id);
    await note('manager', ticket, `${at('viewer')}`, id);
    const named = await ownerSql<{ user_id: string }>(
      'select user_id from public.note_mentions where ticket_note_id = $1',
      [id],
    );
    expect(named).toEqual([{ user_id: idOf('colleague') }]);
    await expect(
      ask('colleague', `select public.edit_ticket_note('${id}', 'Meu')`),
    ).rejects.toThrow('note_not_yours');
    await ask('manager', `select public.edit_ticket_note('${id}', '${at('viewer')}')`);
    expect(await ask('viewer', `select public.read_ticket_mentions('${ticket}') as n`)).toEqual([
      { n: 1 },
    ]);
    await ask('manager', `select public.remove_ticket_note('${id}')`);
    expect((await thread('viewer', ticket)).filter(({ kind }) => kind === 'note')).toEqual([]);
    await ask('manager', `select public.remove_ticket_note('${id}', false)`);
    expect((await thread('viewer', ticket)).filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });
});
