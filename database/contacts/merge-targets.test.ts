import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { setTicketContact } from '#app/features/tickets/commands/set-ticket-contact.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import type { DB } from '../../app/platform/database/database.types.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { merge } from './staff-calls.ts';

useScratchDatabase();

/** Tables that keep naming a merged contact: what was its own, and what was written down for good. */
const STAY = [
  'crm_contact_points',
  'crm_contacts',
  'private.contact_merges',
  'private.contact_pairs',
  'private.contact_words',
  'private.contacts_apart',
];

/** Tables whose one trigger before an insert begins with the merge target. */
const WITH_STEPS = [
  'crm_deals',
  'feedback_entries',
  'feedback_tickets',
  'qualification_submissions',
];

let manager = '';
let member = '';
let stage = '';
let project = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
  member = await makePerson();
  [{ stage, project } = { stage: '', project: '' }] = await ownerSql<{
    stage: string;
    project: string;
  }>(
    `select (select s.id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja' and s.kind = 'open' and not s.needs_value
       order by p.is_default desc, s.position limit 1) as stage,
       (select f.id from public.feedback_projects f where f.key = 'forja') as project`,
  );
});

async function makeContact(): Promise<string> {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'manual') returning id`,
    [`${randomUUID()}@casa.example`],
  );
  await ownerSql(`update public.crm_contacts set products = '{forja}' where id = $1`, [row?.id]);
  return row?.id ?? '';
}

const asManager = (work: (tx: Transaction<DB>) => Promise<unknown>) =>
  asActor({ kind: 'user', userId: manager }, work);
const call = (statement: ReturnType<typeof sql>) => asManager((tx) => statement.execute(tx));

async function makeDeal(contact: string, state: 'open' | 'won' = 'open'): Promise<string> {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select $1, s.pipeline_id, s.id, 'Portal', 'manual', 1 from public.crm_stages s
     where s.pipeline_id = (select k.pipeline_id from public.crm_stages k where k.id = $2)
       and s.kind = $3 order by s.id <> $2 limit 1 returning id`,
    [contact, stage, state],
  );
  return row?.id ?? '';
}

async function makeTicket(): Promise<string> {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.feedback_tickets (project_id, title) values ($1, 'Chamado') returning id`,
    [project],
  );
  return row?.id ?? '';
}

/** What writes a row for a contact; arranged before the contact is merged, done while or after it is. */
const WRITERS: Record<string, (contact: string) => Promise<() => Promise<unknown>>> = {
  task: async (contact) => () =>
    call(sql`select write_task(${randomUUID()}::uuid, 'contact', ${contact}::uuid, 'Ligar', '',
      now(), false, ${manager}::uuid, null)`),
  'deal made': async (contact) => () =>
    call(sql`select make_deal(${randomUUID()}::uuid, ${stage}::uuid, '{"title": "Portal"}',
      jsonb_build_object('id', ${contact}::text))`),
  'deal given to the contact': async (contact) => {
    const deal = await makeDeal(await makeContact());
    return () =>
      call(
        sql`select edit_deal(${deal}::uuid, 1, jsonb_build_object('contact_id', ${contact}::text))`,
      );
  },
  'deal of the contact changed': async (contact) => {
    const deal = await makeDeal(contact);
    return () => call(sql`select edit_deal(${deal}::uuid, 1, '{"title": "Loja"}')`);
  },
  'client of a won deal': async (contact) => {
    const deal = await makeDeal(contact, 'won');
    return () => call(sql`select make_client(${deal}::uuid)`);
  },
  note: async (contact) => () => call(sql`select add_contact_note(${contact}::uuid, 'note', 'Oi')`),
  message: async (contact) => () =>
    call(sql`select send_crm_message(${randomUUID()}::uuid, jsonb_build_object('channel', 'call',
      'subject_kind', 'contact', 'subject_id', ${contact}::text, 'product', 'forja', 'body', 'Oi'))`),
  'deal by hand': async (contact) => () =>
    call(sql`select add_by_hand(${randomUUID()}::uuid, 'deal', 'forja', 'Ana', null, null, null,
      null, ${contact}::uuid)`),
  'ticket given to the contact': async (contact) => {
    const ticket = await makeTicket();
    return () =>
      asManager((tx) =>
        setTicketContact.run({
          tx,
          user: { kind: 'user', userId: manager },
          input: { ticketId: ticket, contact, seen: 1 },
          url: new URL('https://site.example/admin/tickets'),
          ready: undefined,
        }),
      );
  },
  'ticket opened': async (contact) => () =>
    asManager((tx) =>
      tx
        .insertInto('feedback_tickets')
        .values({ projectId: project, title: 'Chamado', contactId: contact })
        .execute(),
    ),
  'answer to a survey': async (contact) => {
    const [survey, invitation] = [randomUUID(), randomUUID()];
    await ownerSql(`insert into public.nps_surveys (id, project_id) values ($1, $2)`, [
      survey,
      project,
    ]);
    await ownerSql(
      `insert into public.nps_invitations (id, survey_id, contact_id, email)
       values ($1, $2, $3, 'ana@casa.example')`,
      [invitation, survey, contact],
    );
    return () =>
      asActor({ kind: 'system' }, (tx) =>
        sql`select answer_survey(${invitation}::uuid, 9, 'Bom')`.execute(tx),
      );
  },
  'member of a client': async (contact) => {
    const [client] = await ownerSql<{ id: string }>(
      `insert into public.client_organizations (name) values ('Padaria') returning id`,
    );
    return () =>
      call(sql`select put_client_member(${client?.id}::uuid, ${member}::uuid, 'member',
        ${contact}::uuid)`);
  },
};

/** Rows that name one of these contacts, by table; keys that stay as they are left out. */
async function rowsOf(contacts: readonly string[]): Promise<string[]> {
  const keys = await ownerSql<{ name: string; col: string }>(
    `select k.conrelid::regclass::text as name, a.attname as col from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confrelid = 'public.crm_contacts'::regclass
       and k.conrelid::regclass::text <> all ($1) order by 1`,
    [STAY],
  );
  const found: string[] = [];
  for (const { name, col } of keys) {
    const [row] = await ownerSql<{ count: number }>(
      `select count(*)::int as count from ${name} where ${col} = any ($1)`,
      [contacts],
    );
    if (row?.count) found.push(`${name}: ${row.count}`);
  }
  return found;
}

describe('what is written for a merged contact', () => {
  test('is its merge target’s in every table that names one', async () => {
    const first = await ownerSql<{ name: string; col: string; trigger: string | null }>(
      `select k.conrelid::regclass::text as name, a.attname as col, (
         select t.tgname from pg_trigger t
         -- Before, for each row, on insert: the first of them by name.
         where t.tgrelid = k.conrelid and not t.tgisinternal and t.tgtype & 7 = 7
         order by t.tgname limit 1) as trigger
       from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype = 'f' and k.confrelid = 'public.crm_contacts'::regclass
         and k.conrelid::regclass::text <> all ($1) order by 1`,
      [STAY],
    );
    expect(first.length).toBeGreaterThan(10);
    expect(first).toEqual(
      first.map(({ name }) => ({
        name,
        col: 'contact_id',
        // A lead finds its contact itself when it comes, and never a merged one.
        trigger: WITH_STEPS.includes(name) ? `${name}_before_insert` : 'a_follow_merge',
      })),
    );
  });

  test.each(Object.keys(WRITERS))('%s, two merges further', async (name) => {
    const [a, b, c] = [await makeContact(), await makeContact(), await makeContact()];
    const write = await WRITERS[name]?.(a);
    await merge(manager, b, a);
    await merge(manager, c, b);
    const before = (await rowsOf([c])).join();
    await write?.();
    expect(await rowsOf([a, b])).toEqual([]);
    if (name !== 'note' && !name.endsWith('changed')) {
      expect((await rowsOf([c])).join()).not.toBe(before);
    }
  });

  test('ten at once, while it is being merged', async () => {
    const states: (string | null)[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [a, b, c] = [await makeContact(), await makeContact(), await makeContact()];
      const writers = Object.values(WRITERS);
      // Another ten in each round, and contacts of every order of their ids.
      const chosen = Array.from({ length: 10 }, (_, at) => writers[(round + at) % writers.length]);
      const writes = await Promise.all(chosen.map(async (make) => make?.(a)));
      const [merges] = await Promise.all([
        merge(manager, b, a).then(() => merge(manager, c, b)),
        ...writes.map(async (write) => {
          try {
            await write?.();
          } catch (error) {
            states.push(sqlState(error));
          }
        }),
      ]);
      expect(merges).not.toBe('');
      expect(await rowsOf([a, b])).toEqual([]);
    }
    // No deadlock, and nothing refused.
    expect(states).toEqual([]);
  });
});
