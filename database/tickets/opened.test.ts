import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { whileBroken } from '../testing/replaced-function.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { ask, makeStaff, opened, reply, thread, ticketOf } from '../testing/tickets.ts';

useScratchDatabase();
beforeAll(makeStaff);

interface Clock {
  clock_since: Date | null;
  created_at: Date;
  answer_due_at: Date | null;
  answer_seconds: number | null;
  solve_due_at: Date | null;
  revision: number;
}
const order = () =>
  asActor({ kind: 'system' }, (tx) => sql`select public.order_answer_alerts()`.execute(tx));

test('a ticket whose clock fails is stored, with the failure on its record', async () => {
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

test('a clock that failed is started by the next round of alerts, from when the ticket was opened', async () => {
  const made: string[] = [];
  const clocksOf = async () => (await Promise.all(made.map(ticketOf))) as unknown as Clock[];
  await whileBroken('private.with_ticket_clock(public.feedback_tickets)', async () => {
    for (const _ of [1, 2]) made.push((await opened('ana@casa.example')).ticket);
    // It fails once more, and nothing else of the round does.
    await order();
  });
  expect(await clocksOf()).toMatchObject([{ clock_since: null }, { clock_since: null }]);
  await reply('manager', made[1] ?? '', 'Já vemos.');
  const revisions = (await clocksOf()).map(({ revision }) => revision);
  await order();
  for (const [index, clock] of (await clocksOf()).entries()) {
    expect(clock.clock_since).toEqual(clock.created_at);
    expect(clock.solve_due_at).not.toBeNull();
    // No change by a colleague.
    expect(clock.revision).toBe(revisions[index]);
  }
  const [waiting, answered] = await clocksOf();
  expect(waiting?.answer_due_at).not.toBeNull();
  expect(answered).toMatchObject({ answer_due_at: null, answer_seconds: expect.any(Number) });
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

  test('of an entry keeps the name that the author gave', async () => {
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
