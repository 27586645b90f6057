import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

const DENIED = '42501';
const MISSING = 'PT403';
const CHECK = 'PT422';
const FOREIGN_KEY = 'PT404';

type Task = { id: string; product: string; owner_id: string | null; revision: number };

describe('tasks', () => {
  useScratchDatabase();
  const people = {} as Record<
    'manager' | 'other' | 'partner' | 'viewer' | 'analyst' | 'client',
    string
  >;
  const lead = randomUUID();
  let deal = '';
  let contact = '';
  beforeAll(async () => {
    people.manager = await makePerson({ role: 'manager' });
    people.other = await makePerson({ role: 'manager' });
    people.partner = await makePerson({ role: 'manager', product: 'doavya' });
    people.viewer = await makePerson({ role: 'viewer' });
    people.analyst = await makePerson({ role: 'analyst' });
    people.client = await makePerson();
    await sendLead({
      id: lead,
      source: 'contact_form',
      answers: { name: 'Zuleica Tavares', email: 'zuleica@casa.example' },
    });
    const [row] = await ownerSql<{ deal: string; contact: string }>(
      `select deal_id as deal, contact_id as contact from public.qualification_submissions
       where id = $1`,
      [lead],
    );
    deal = row?.deal ?? '';
    contact = row?.contact ?? '';
  });

  type Who = keyof typeof people;
  const as = (who: Who) => ({ kind: 'user', userId: people[who] }) as const;
  const ask = <Row>(who: Who, statement: string) => actorSql<Row>(as(who), statement);
  const writing = (id: string, title: string, more: Partial<Record<string, string>> = {}) => {
    const { subject = 'lead', of = lead, due = 'now()', owner = 'null', remind = 'null' } = more;
    return `select public.write_task('${id}', '${subject}', '${of}', '${title}', null, ${due}, true,
      ${owner}, ${remind})`;
  };
  const write = async (title: string, more: Partial<Record<string, string>> = {}) => {
    const id = randomUUID();
    await ask('manager', writing(id, title, more));
    return id;
  };
  const stored = async (id: string) =>
    (
      await ownerSql<Task & Record<string, unknown>>(
        'select * from public.crm_tasks where id = $1',
        [id],
      )
    )[0];
  const seen = async (who: Who) =>
    (await ask<{ title: string }>(who, 'select title from public.crm_tasks')).map(
      (row) => row.title,
    );
  const events = async (id: string) =>
    (
      await ownerSql<{ kind: string }>(
        `select kind from public.crm_events where subject = 'task' and subject_id = $1 order by id`,
        [id],
      )
    ).map(({ kind }) => kind);

  test('belong to the product of their subject, and are stored once', async () => {
    const id = randomUUID();
    await ask('manager', writing(id, ' Ligar na segunda '));
    await ask('manager', writing(id, 'Outra vez'));
    expect(await stored(id)).toMatchObject({
      title: 'Ligar na segunda',
      product: 'forja',
      lead_id: lead,
    });
    expect(await stored(await write('Proposta', { subject: 'deal', of: deal }))).toMatchObject({
      deal_id: deal,
      product: 'forja',
    });
    expect(await stored(await write('Café', { subject: 'contact', of: contact }))).toMatchObject({
      contact_id: contact,
      product: 'forja',
    });
    expect(await refusalOf(as('manager'), writing(randomUUID(), ' '))).toBe(CHECK);
    expect(
      await refusalOf(as('manager'), writing(randomUUID(), 'Nada', { of: randomUUID() })),
    ).toBe(FOREIGN_KEY);
  });

  test('are written by users who may change the CRM of that product, and seen by its readers', async () => {
    for (const who of ['partner', 'viewer', 'analyst', 'client'] as const) {
      expect(await refusalOf(as(who), writing(randomUUID(), 'Não'))).toBe(MISSING);
    }
    expect(await seen('viewer')).toContain('Ligar na segunda');
    expect(await seen('analyst')).toContain('Ligar na segunda');
    expect(await seen('partner')).toEqual([]);
    expect(await seen('client')).toEqual([]);
    const id = await write('Só da Forja');
    for (const [who, call] of [
      ['viewer', `select public.set_tasks_done('{${id}}', true)`],
      ['viewer', `select * from public.assign_tasks('{${id}}', null)`],
      ['viewer', `select public.remove_task('${id}')`],
      ['partner', `select public.remove_task('${id}')`],
      ['partner', `select public.edit_task('${id}', 1, 'x', null, now(), true, null, null)`],
      ['client', 'select * from public.crm_owners()'],
    ] as const) {
      expect([call, await refusalOf(as(who), call)]).toEqual([call, MISSING]);
    }
    // Tasks of another product are not theirs.
    expect(
      await ask('partner', `select public.set_tasks_done('{${id}}', true) as changed`),
    ).toEqual([{ changed: [] }]);
    expect(await ask('partner', `select * from public.assign_tasks('{${id}}', null)`)).toEqual([]);
    expect((await stored(id))?.revision).toBe(1);
    for (const call of [
      `insert into public.crm_tasks (id, lead_id, title, due_at) values (gen_random_uuid(), '${lead}', 'x', now())`,
      `update public.crm_tasks set title = 'x'`,
      'delete from public.crm_tasks',
    ]) {
      expect(await refusalOf(as('manager'), call)).toBe(DENIED);
    }
  });

  test('have an owner who can see them', async () => {
    const owner = (who: Who) => ({ owner: `'${people[who]}'` });
    for (const who of ['partner', 'client'] as const) {
      expect(await refusalOf(as('manager'), writing(randomUUID(), 'x', owner(who)))).toBe(CHECK);
    }
    const id = await write('Reunião', owner('other'));
    expect((await stored(id))?.owner_id).toBe(people.other);
    const given = await ask<{ owner_before: string }>(
      'manager',
      `select owner_before from public.assign_tasks('{${id}}', '${people.viewer}')`,
    );
    expect(given).toEqual([{ owner_before: people.other }]);
    expect(
      await ask('manager', `select * from public.assign_tasks('{${id}}', '${people.partner}')`),
    ).toEqual([]);
  });

  test('are done and reopened, on record, and count as activity on the deal', async () => {
    const id = await write('Mandar proposta', { subject: 'deal', of: deal });
    await ownerSql(
      `update public.crm_deals set touched_at = now() - interval '9 days' where id = $1`,
      [deal],
    );
    const done = (value: boolean) =>
      ask<{ changed: string[] }>(
        'manager',
        `select public.set_tasks_done('{${id}}', ${value}) as changed`,
      );
    expect(await done(true)).toEqual([{ changed: [id] }]);
    expect(await done(true)).toEqual([{ changed: [] }]);
    expect(await stored(id)).toMatchObject({ done_by: people.manager });
    const [touched] = await ownerSql<{ fresh: boolean }>(
      `select touched_at > now() - interval '1 minute' as fresh from public.crm_deals where id = $1`,
      [deal],
    );
    expect(touched?.fresh).toBe(true);
    expect(await done(false)).toEqual([{ changed: [id] }]);
    expect(await stored(id)).toMatchObject({ done_at: null, done_by: null });
    expect(await events(id)).toEqual(['task_made', 'task_done', 'task_reopened']);
  });

  test('are changed by revision: the second of two changes is refused', async () => {
    const id = await write('Primeira');
    const edit = (revision: number, title: string) =>
      ask<{ now: number | null }>(
        'manager',
        `select public.edit_task('${id}', ${revision}, '${title}', 'Nota', now() + interval '1 day', false,
           '${people.other}', null) as now`,
      );
    expect(await edit(1, 'Segunda')).toEqual([{ now: 2 }]);
    expect(await edit(1, 'Terceira')).toEqual([{ now: null }]);
    expect(await stored(id)).toMatchObject({
      title: 'Segunda',
      note: 'Nota',
      owner_id: people.other,
    });
    expect(await events(id)).toEqual(['task_made', 'task_moved', 'task_given', 'task_worded']);
  });

  test('are removed, and restored within ten minutes', async () => {
    const id = await write('Engano');
    const remove = (removed: boolean) => `select public.remove_task('${id}', ${removed})`;
    await ask('manager', remove(true));
    expect(await seen('manager')).not.toContain('Engano');
    await ask('manager', remove(false));
    expect(await seen('manager')).toContain('Engano');
    await ask('manager', remove(true));
    await ownerSql(
      `update public.crm_tasks set removed_at = now() - interval '11 minutes' where id = $1`,
      [id],
    );
    expect(await refusalOf(as('manager'), remove(false))).toBe(MISSING);
    await ownerSql(
      `update public.crm_tasks set removed_at = now() - interval '2 days' where id = $1`,
      [id],
    );
    await actorSql({ kind: 'system' }, 'select public.erase_expired()');
    expect(await stored(id)).toBeUndefined();
  });

  test('remind their owner once, under concurrency', async () => {
    const past = `now() - interval '1 minute'`;
    const id = await write('Lembrar', { owner: `'${people.other}'`, remind: past });
    await write('Sem dono', { remind: past });
    await write('Amanhã', { owner: `'${people.other}'`, remind: `now() + interval '1 day'` });
    const order = async () =>
      (
        await actorSql<{ ordered: number }>(
          { kind: 'system' },
          'select public.order_task_reminders() as ordered',
        )
      )[0]?.ordered;
    expect((await Promise.all([order(), order(), order()])).toSorted()).toEqual([0, 0, 1]);
    const mails = await ownerSql<{ payload: { task_id: string } }>(
      `select payload from public.outbox where kind = 'task.reminder-mail'`,
    );
    expect(mails.map(({ payload }) => payload.task_id)).toEqual([id]);
    const mail = () => actorSql({ kind: 'system' }, `select * from private.task_for_mail('${id}')`);
    expect(await mail()).toMatchObject([
      { title: 'Lembrar', subject: 'lead', subject_id: lead, subject_name: 'Zuleica Tavares' },
    ]);
    await ask('other', `select public.choose_notice('task-due', 'mail', true)`);
    expect(await mail()).toEqual([]);
    await ask('other', `select public.choose_notice('task-due', 'mail', false)`);
    expect(await mail()).toHaveLength(1);
    // Done meanwhile, there is nothing to be reminded of.
    await ask('manager', `select public.set_tasks_done('{${id}}', true)`);
    expect(await mail()).toEqual([]);
    expect(await refusalOf(as('manager'), 'select public.order_task_reminders()')).toBe(DENIED);
  });

  test('extend the term of a contact', async () => {
    const term = async () =>
      (
        await ownerSql<{ far: boolean; past: boolean; reason: string }>(
          `select erase_at > now() + interval '24 months 300 days' as far, last_contact <= now() as past,
            reason from private.contact_term_seen($1, null, null)`,
          [contact],
        )
      )[0];
    expect(await term()).toMatchObject({ far: false, past: true });
    const id = await write('Retomar no ano que vem', { due: `now() + interval '360 days'` });
    // What is planned is no contact yet.
    expect(await term()).toMatchObject({ far: true, past: true, reason: 'task' });
    await ask('manager', `select public.remove_task('${id}')`);
    expect(await term()).toMatchObject({ far: false, past: true });
  });

  test('lose their text with the erasure of the person', async () => {
    const ids = [
      await write('Zuleica, proposta', { subject: 'deal', of: deal }),
      await write('Zuleica, ligar'),
    ];
    const [entry] = await ownerSql<{ belongs: string; erasure: string }>(
      `select belongs, erasure from private.personal_data where table_name = 'public.crm_tasks'`,
    );
    await ownerSql(`do $$ declare p private.person; begin
      p := private.person_of('zuleica@casa.example');
      execute ${"'update public.crm_tasks t set '"} || $q$${entry?.erasure}$q$ || ' where ' || $q$${entry?.belongs}$q$ using p;
    end $$`);
    for (const id of ids) expect(await stored(id)).toMatchObject({ title: '', note: null });
    const words = await ownerSql(
      `select 1 from public.crm_events where to_jsonb(crm_events)::text like '%Zuleica, %'`,
    );
    expect(words).toEqual([]);
  });
});
