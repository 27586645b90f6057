import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { idOf, makeStaff, note, opened, reply } from '../testing/tickets.ts';

/* Notes about a person are erased with their ticket, by whichever column the ticket belongs to them: they are found
 * before the ticket is emptied, which removes these columns. */

useScratchDatabase();
beforeAll(makeStaff);

const NAME = 'Zelinda';

async function contact(email: string): Promise<string> {
  const id = randomUUID();
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, source) values ($1, $2, $3, 'website')`,
    [id, NAME, email],
  );
  return id;
}
const bare = async (values: string, ...given: unknown[]) =>
  (
    await ownerSql<{ id: string }>(
      `insert into public.feedback_tickets (project_id, title, ${values.split('=')[0]})
       select id, '${NAME}', ${values.split('=')[1]} from public.feedback_projects where key = 'forja' returning id`,
      given,
    )
  )[0]?.id ?? '';

/** Tickets of an address, each linked to its person in another way. */
const WAYS: Readonly<Record<string, (email: string) => Promise<string>>> = {
  'the address alone': (email) => bare('author_email=$1', email),
  'the contact alone': async (email) => bare('contact_id=$1::uuid', await contact(email)),
  'the entry alone': async (email) => {
    const { ticket } = await opened(email, `${NAME} disse.`);
    await ownerSql(
      'update public.feedback_tickets set author_email = null, author_name = null, contact_id = null where id = $1',
      [ticket],
    );
    return ticket;
  },
};

const PLACES = {
  'public.ticket_notes': 't.ticket_id = $1',
  'public.ticket_replies_later': 't.ticket_id = $1',
  'public.ticket_drafts': 't.ticket_id = $1',
  'public.ticket_ratings': 't.ticket_id = $1',
  'public.feedback_messages': 't.ticket_id = $1',
  'private.ticket_links': 't.ticket_id = $1',
  'public.note_mentions':
    't.ticket_note_id in (select id from public.ticket_notes where ticket_id = $1)',
} as const;
const state = async (ticket: string) => {
  const found: string[] = [];
  for (const [table, of] of Object.entries(PLACES)) {
    const rows = await ownerSql(`select 1 from ${table} t where ${of}`, [ticket]);
    if (rows.length > 0) found.push(table);
  }
  return found;
};

async function written(ticket: string): Promise<void> {
  const noted = randomUUID();
  const colleague = idOf('colleague');
  await note('manager', ticket, `Sobre ${NAME}.`, noted);
  await reply('manager', ticket, `Oi, ${NAME}.`).catch(() => undefined);
  const statements: readonly string[] = [
    // Nobody would get an answer where only a contact without an address asks: the row is there anyway.
    `insert into public.feedback_messages (ticket_id, author, body, via) values ($1, 'staff', 'Oi, ${NAME}.', 'desk')`,
    `insert into public.ticket_replies_later (id, ticket_id, author_id, body, send_at)
     values (gen_random_uuid(), $1, '${colleague}', 'Depois, ${NAME}.', now() + interval '1 day')`,
    `insert into public.ticket_drafts (ticket_id, template_key, run_id) values ($1, 'welcome', gen_random_uuid())`,
    `insert into public.ticket_ratings (ticket_id, project_id, solved_at, author_email, score, comment, rated_at, changed_at)
     select id, project_id, now(), 'outra@casa.example', 2, '${NAME} disse.', now(), now()
     from public.feedback_tickets where id = $1`,
    `insert into private.ticket_links (token_hash, ticket_id, email)
     values (encode(sha256(convert_to($1::text, 'UTF8')), 'hex'), $1::uuid, 'outra@casa.example')`,
  ];
  for (const statement of statements) await ownerSql(statement, [ticket]);
  await ownerSql(
    `insert into public.note_mentions (ticket_note_id, user_id) values ('${noted}', $1)`,
    [colleague],
  );
}

async function erase(email: string): Promise<void> {
  const erasure = randomUUID();
  await ownerSql(
    `insert into public.privacy_requests (id, protocol, kind, state, name, email, proved_at)
     values ($1::uuid, 'P-' || left($1::text, 8), 'deletion', 'erasing', $2, $3, now())`,
    [erasure, NAME, email],
  );
  await actorSql({ kind: 'system' }, `select public.erase_personal_rows('${erasure}')`);
}

test.each(Object.keys(WAYS))(
  'everything written in a ticket that is linked by %s is erased, and nothing of another’s',
  async (way) => {
    const [ownAddress, others] = [`${randomUUID()}@casa.example`, `${randomUUID()}@casa.example`];
    const make = WAYS[way] as (email: string) => Promise<string>;
    const [ticket, other] = [await make(ownAddress), await make(others)];
    for (const one of [ticket, other]) await written(one);
    const before = await state(other);
    expect(before).toEqual(Object.keys(PLACES));
    expect(await state(ticket)).toEqual(before);
    await erase(ownAddress);
    expect(await state(ticket)).toEqual([]);
    expect(
      await ownerSql(
        `select title, author_name, contact_id, feedback_id, emptied_at is not null as emptied
         from public.feedback_tickets where id = $1`,
        [ticket],
      ),
    ).toEqual([
      { title: 'Chamado', author_name: null, contact_id: null, feedback_id: null, emptied: true },
    ]);
    expect(await state(other)).toEqual(before);
  },
);
