import { beforeAll, describe, expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  answer,
  ask,
  followed,
  makeStaff,
  note,
  opened,
  reply,
  ticketOf,
} from '../testing/tickets.ts';

/* An entry moves with its ticket, and its author reads that; titles of staff stay with staff. */

useScratchDatabase();
beforeAll(makeStaff);

const TITLE = 'Ana de novo, culpa do cache';
const entryOf = async (id: string) =>
  (
    await ownerSql<{ status: string }>('select status from public.feedback_entries where id = $1', [
      id,
    ])
  )[0]?.status;
const move = (ticket: string, status: string) =>
  ask('manager', `update public.feedback_tickets set status = '${status}' where id = '${ticket}'`);
const history = (entry: string) =>
  ask<{ from_status: string; to_status: string; ticket_id: string; ticket_number: string }>(
    'viewer',
    `select * from public.feedback_history('${entry}')`,
  );

describe('an entry', () => {
  test('is in work with its ticket, done once it is solved, and open again with it', async () => {
    const { entry, token, ticket } = await opened('lia@casa.example');
    const { number } = (await ticketOf(ticket)) ?? {};
    expect(await entryOf(entry)).toBe('triaged');
    expect(await followed(token)).toMatchObject({ status: 'triaged', in_work: true });
    await reply('manager', ticket, 'Pronto.', `'solved'`);
    expect(await followed(token)).toMatchObject({ status: 'done', in_work: false });
    await answer(token, 'Ainda some.');
    expect(await followed(token)).toMatchObject({ status: 'triaged', in_work: true });
    expect(
      (await history(entry)).map((one) => ({ ...one, ticket_number: `${one.ticket_number}` })),
    ).toMatchObject([
      { from_status: 'done', to_status: 'triaged', ticket_id: ticket, ticket_number: `${number}` },
      { from_status: 'triaged', to_status: 'done', ticket_id: ticket },
      { from_status: 'new', to_status: 'triaged', ticket_id: ticket },
    ]);
  });

  test('comes back to its former state when the solution is undone', async () => {
    const { entry, ticket } = await opened('mara@casa.example');
    await ask(
      'manager',
      `update public.feedback_entries set status = 'planned' where id = '${entry}'`,
    );
    await move(ticket, 'in_progress');
    await move(ticket, 'solved');
    expect(await entryOf(entry)).toBe('done');
    // No move of its own: the undo of the last one.
    await move(ticket, 'in_progress');
    expect(await entryOf(entry)).toBe('planned');
  });

  test('is not done while another ticket about it is open, and stays where staff have moved it', async () => {
    const one = await opened('nina@casa.example');
    const other = await opened('olga@casa.example');
    await ask('manager', `select public.link_ticket_entry('${other.ticket}', '${one.entry}')`);
    await move(one.ticket, 'solved');
    expect(await entryOf(one.entry)).toBe('triaged');
    await move(other.ticket, 'solved');
    expect(await entryOf(one.entry)).toBe('done');
    await ask(
      'manager',
      `update public.feedback_entries set status = 'triaged' where id = '${one.entry}'`,
    );
    await ask(
      'manager',
      `update public.feedback_entries set status = 'declined' where id = '${one.entry}'`,
    );
    await move(other.ticket, 'open');
    expect(await entryOf(one.entry)).toBe('declined');
  });

  test('that was answered is no longer new, with a ticket or without one', async () => {
    const { entry } = await opened('petra@casa.example');
    await ownerSql('delete from public.feedback_tickets where feedback_id = $1', [entry]);
    await ownerSql(`update public.feedback_entries set status = 'new' where id = $1`, [entry]);
    await ask('manager', `select public.write_entry_note(gen_random_uuid(), '${entry}', 'Nota.')`);
    expect(await entryOf(entry)).toBe('new');
    await ask('manager', `select public.reply_to_entry(gen_random_uuid(), '${entry}', 'Oi.')`);
    expect(await entryOf(entry)).toBe('triaged');
  });
});

describe('a title of staff', () => {
  /** Everything that the requesters of a ticket get to read. */
  const readOutside = async (ticket: string, token: string) => {
    const rows = await ownerSql(
      `select to_jsonb(a) as mail from public.feedback_messages m
         cross join private.requesters_of_ticket(m.ticket_id) q
         cross join private.ticket_answer_for_mail(m.id, q.entry_id, q.asks_in) a
         where m.ticket_id = $1 and m.author = 'staff'`,
      [ticket],
    );
    const more = await ownerSql(
      `select to_jsonb(r), private.rating_view(k) from public.ticket_ratings k
         cross join private.rating_for_mail(k.id) r where k.ticket_id = $1
       union all select to_jsonb(r), null from private.ticket_receipt($1) r
       union all select o.payload, null from public.outbox o
         where o.payload::text like '%' || $1 || '%'`,
      [ticket],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(more.length).toBeGreaterThan(0);
    return JSON.stringify([rows, more, await followed(token)]);
  };
  const text = 'O botão de enviar some no celular.';

  test('is in no mail and on no page, also of a ticket opened before subjects were stored', async () => {
    const { ticket, token } = await opened('rosa@casa.example', text);
    await ask(
      'manager',
      `update public.feedback_tickets set title = '${TITLE}' where id = '${ticket}'`,
    );
    await note('manager', ticket, TITLE);
    await reply('manager', ticket, 'Vimos.');
    await move(ticket, 'solved');
    expect(await readOutside(ticket, token)).toContain(text);
    expect(await readOutside(ticket, token)).not.toContain(TITLE);
    await ownerSql('update public.feedback_tickets set subject = null where id = $1', [ticket]);
    expect(await readOutside(ticket, token)).not.toContain(TITLE);
    const [said] = await ownerSql<{ shown: string }>(
      'select private.subject_for_requester($1, null, null) as shown',
      [ticket],
    );
    expect(said?.shown).toBe('Chamado');
  });

  test('is not in the copy of one’s data', async () => {
    const [row] = await ownerSql<{ hidden: string[] }>(
      `select hidden from private.personal_data where table_name = 'public.feedback_tickets'`,
    );
    expect(row?.hidden).toContain('title');
  });
});
