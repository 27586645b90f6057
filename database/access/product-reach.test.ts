import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

const MISSING = 'PT403';

type Actor = { kind: 'user'; userId: string; product?: string };
const person = async (role: Role, product?: string): Promise<Actor> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});

describe('a user of one product', () => {
  useScratchDatabase();
  const lead = { forja: randomUUID(), doavya: randomUUID() };
  const entry = { forja: randomUUID(), doavya: randomUUID() };
  let narrowed: Actor;
  let whole: Actor;

  beforeAll(async () => {
    await ownerSql(`insert into public.feedback_projects (key, name, product)
      values ('doavya-app', 'Doavya', 'doavya') on conflict do nothing`);
    for (const product of ['forja', 'doavya'] as const) {
      await sendLead({
        id: lead[product],
        source: product === 'forja' ? 'contact_form' : 'doavya',
        answers: { name: `Pessoa ${product}`, email: `${product}@casa.example` },
      });
      await ownerSql(
        `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
         select $1, 'F-' || $3, id, 'bug', 'Plantado ' || $2 from public.feedback_projects
         where product = $2 limit 1`,
        [entry[product], product, product === 'forja' ? 'AAAA-AAAA' : 'BBBB-BBBB'],
      );
      await ownerSql(
        `insert into public.feedback_messages (entry_id, author, body)
         values ($1, 'staff', 'Resposta ' || $2)`,
        [entry[product], product],
      );
      await ownerSql(
        `insert into public.ticket_notes (id, entry_id, body)
         values (gen_random_uuid(), $1, 'Nota ' || $2)`,
        [entry[product], product],
      );
      await ownerSql(
        `insert into public.feedback_tickets (project_id, feedback_id, title)
         select e.project_id, e.id, 'Chamado ' || $2 from public.feedback_entries e where e.id = $1`,
        [entry[product], product],
      );
    }
    narrowed = await person('manager', 'doavya');
    whole = await person('manager');
    for (const product of ['forja', 'doavya'] as const) {
      await actorSql(
        whole,
        `select public.write_task(gen_random_uuid(), 'lead', '${lead[product]}', 'Ligar, ${product}',
           null, now(), false, null, null)`,
      );
    }
  });

  const TABLES = [
    ['public.qualification_submissions', `id::text`],
    ['public.crm_contacts', 'email'],
    ['public.crm_deals', 'product'],
    ['public.crm_pipelines', 'product'],
    ['public.crm_tasks', 'title'],
    ['public.feedback_entries', 'verbatim'],
    ['public.feedback_messages', 'body'],
    ['public.feedback_tickets', 'title'],
    ['public.ticket_notes', 'body'],
  ] as const;
  const isOfForja = (text: string) => text === lead.forja || /forja/i.test(text);

  test.each(TABLES)('sees no row of the other in %s', async (table, key) => {
    const seen = async (actor: Actor) =>
      (await actorSql<{ key: string }>(actor, `select ${key} as key from ${table}`)).map(
        (row) => row.key,
      );
    expect((await seen(whole)).some(isOfForja)).toBe(true);
    const rows = await seen(narrowed);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(isOfForja)).toEqual([]);
  });

  test('finds none of them in lists, counts and searches', async () => {
    const ids = async (actor: Actor, call: string) =>
      (await actorSql<{ id: string }>(actor, `select id from ${call}`)).map(({ id }) => id);
    for (const call of [
      'public.leads_page()',
      `public.leads_page(p_text => 'pessoa')`,
      `public.leads_page(p_status => 'new')`,
      `public.leads_page(p_sort => 'person')`,
    ]) {
      expect(await ids(narrowed, call)).toEqual([lead.doavya]);
      expect((await ids(whole, call)).sort()).toEqual([lead.doavya, lead.forja].sort());
      expect(await ids({ ...whole, product: 'doavya' }, call)).toEqual([lead.doavya]);
    }
    expect(await ids(narrowed, `public.leads_page(p_source => 'contact_form')`)).toEqual([]);
    expect(await ids(narrowed, 'public.feedback_page()')).toEqual([entry.doavya]);
    expect(await ids({ ...whole, product: 'forja' }, 'public.feedback_page()')).toEqual([
      entry.forja,
    ]);
    const counted = async (actor: Actor) =>
      (await actorSql<{ n: number }>(actor, 'select public.leads_count() as n'))[0]?.n;
    expect(await counted(narrowed)).toBe(1);
    expect(await counted(whole)).toBe(2);
    const [places] = await actorSql<{ leads: number }>(
      narrowed,
      `select leads from public.leads_by_place(100) where status = 'new'`,
    );
    expect(places?.leads).toBe(1);
    const entries = async (actor: Actor) => [
      (await actorSql<{ n: number }>(actor, 'select public.feedback_count() as n'))[0]?.n,
      (
        await actorSql<{ n: number }>(
          actor,
          'select sum(entries)::int as n from public.feedback_by_status(100)',
        )
      )[0]?.n,
    ];
    expect(await entries(narrowed)).toEqual([1, 1]);
    expect(await entries({ ...whole, product: 'forja' })).toEqual([1, 1]);
    expect(await entries(whole)).toEqual([2, 2]);
  });

  test('the switch shows no user more than they may read', async () => {
    const rows = await actorSql({ ...narrowed, product: 'forja' }, 'select * from leads_page()');
    expect(rows).toEqual([]);
  });

  test('changes no row of the other', async () => {
    const write = `select public.write_lead_note(gen_random_uuid(), '${lead.forja}', 'Oi')`;
    expect(await refusalOf(narrowed, write)).toBe(MISSING);
    const moved = await actorSql(
      narrowed,
      `update public.qualification_submissions set status = 'contacted'
       where id = '${lead.forja}' returning id`,
    );
    expect(moved).toEqual([]);
    for (const act of ['write_entry_note', 'reply_to_entry']) {
      const refused = `select public.${act}(gen_random_uuid(), '${entry.forja}', 'Oi')`;
      expect(await refusalOf(narrowed, refused)).toBe('PT404');
    }
    expect(await actorSql(narrowed, `select * from entry_notes('${entry.forja}')`)).toEqual([]);
  });

  test('gets no names to mention at a lead that they may not read', async () => {
    const note = randomUUID();
    await actorSql(
      whole,
      `select public.write_lead_note('${note}', '${lead.forja}', 'Veja @{${narrowed.userId}}')`,
    );
    expect(
      await ownerSql('select user_id from public.note_mentions where lead_note_id = $1', [note]),
    ).toEqual([]);
    expect(await actorSql(narrowed, `select * from lead_notes_of('${lead.forja}')`)).toEqual([]);
  });

  test('may write notes to a lead of their own product', async () => {
    const note = `select public.write_lead_note(gen_random_uuid(), '${lead.doavya}', 'Oi')`;
    expect(await refusalOf(narrowed, note)).toBe('none');
  });

  test('exports no list where they may only read one of its products', async () => {
    const both: Actor = {
      kind: 'user',
      userId: await makePerson({ role: 'viewer' }, { role: 'admin', product: 'doavya' }),
    };
    expect(await refusalOf(both, `select public.begin_export('leads', 1, '{}')`)).toBe(MISSING);
    const chosen = { ...both, product: 'doavya' };
    expect(await refusalOf(chosen, `select public.begin_export('leads', 1, '{}')`)).toBe('none');
  });
});
