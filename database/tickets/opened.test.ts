import { beforeAll, describe, expect, test } from 'vitest';
import { whileBroken } from '../testing/replaced-function.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { ask, makeStaff, opened, thread, ticketOf } from '../testing/tickets.ts';

useScratchDatabase();
beforeAll(makeStaff);

test('a ticket whose clock fails is kept, and says so on its record', async () => {
  let ticket = '';
  await whileBroken('private.with_ticket_clock(public.feedback_tickets)', async () => {
    ({ ticket } = await opened('ana@casa.example'));
  });
  expect(await ticketOf(ticket)).toMatchObject({
    clock_since: null,
    author_email: 'ana@casa.example',
  });
  const lines = (await thread('manager', ticket)) as unknown as { details: unknown }[];
  expect(lines).toContainEqual(
    expect.objectContaining({
      kind: 'change',
      details: expect.objectContaining({ what: 'opened', clock: 'failed' }),
    }),
  );
});

describe('a contact that the user cannot read', () => {
  let contact = '';
  let project = '';
  beforeAll(async () => {
    const [made] = await ownerSql<{ id: string }>(
      `insert into public.feedback_projects (key, name, product) values ('doavya', 'Doavya', 'doavya')
       returning id`,
    );
    project = made?.id ?? '';
    const [row] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source) values ('Ana Souza', 'ana@obra.example', 'manual')
       returning id`,
    );
    contact = row?.id ?? '';
    await ownerSql(`update public.crm_contacts set products = '{forja}' where id = $1`, [contact]);
  });

  test('is refused when a ticket is opened, and when it is set', async () => {
    const insert = (columns: string, values: string) =>
      ask<{ id: string }>(
        'partner',
        `insert into public.feedback_tickets (project_id, title${columns})
         values ('${project}', 'Chamado'${values}) returning id`,
      );
    await expect(insert(', contact_id', `, '${contact}'`)).rejects.toThrow('contact_gone');
    const [ticket] = await insert('', '');
    const set = `update public.feedback_tickets set contact_id = '${contact}' where id = '${ticket?.id}'`;
    await expect(ask('partner', set)).rejects.toThrow('contact_gone');
  });

  test('comes with an entry, and leaves its author the name that they gave', async () => {
    const [entry] = await ownerSql<{ id: string }>(
      `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, author_name, contact_id)
       values (gen_random_uuid(), 'P-1', '${project}', 'bug', 'Some', 'Aninha', $1) returning id`,
      [contact],
    );
    const [ticket] = await ask<{ author_name: string; contact_id: string }>(
      'partner',
      `insert into public.feedback_tickets (project_id, feedback_id, title)
       values ('${project}', '${entry?.id}', '') returning author_name, contact_id`,
    );
    expect(ticket).toEqual({ author_name: 'Aninha', contact_id: contact });
  });
});
