import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { leadWaiting } from './waiting-leads.ts';

type Moment = { kind: string; id: string; label: string; at: string; adds: boolean };
type Waiting = { now: string; count: number; counts: boolean; moments: Moment[] };

describe('what an open screen announces', () => {
  useScratchDatabase();
  const people = {} as Record<'ana' | 'bia' | 'narrowed' | 'analyst' | 'client', string>;
  beforeAll(async () => {
    people.ana = await makePerson({ role: 'manager' });
    people.bia = await makePerson({ role: 'manager' });
    people.narrowed = await makePerson({ role: 'manager', product: 'doavya' });
    people.analyst = await makePerson({ role: 'analyst' });
    people.client = await makePerson();
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const waiting = async (who: keyof typeof people): Promise<Waiting> => {
    const [row] = await actorSql<{ waiting: Waiting }>(
      as(who),
      'select public.notices_waiting() as waiting',
    );
    if (!row) throw new Error('No answer.');
    return row.waiting;
  };
  const kinds = async (who: keyof typeof people, id: string) =>
    (await waiting(who)).moments.filter((moment) => moment.id === id).map(({ kind }) => kind);
  const choose = (who: keyof typeof people, kind: string, off: boolean) =>
    actorSql(as(who), `select public.choose_notice('${kind}', 'desk', ${off})`);
  const forget = () =>
    ownerSql('delete from public.qualification_submissions').then(() =>
      ownerSql('delete from public.crm_tasks'),
    );

  test('is a lead of the user or an unassigned one, never one of a colleague', async () => {
    const mine = await leadWaiting({ owner: people.ana });
    const unassigned = await leadWaiting();
    const answered = await leadWaiting({ owner: people.ana, answered: true });
    expect(await kinds('ana', mine)).toEqual(['lead-new', 'answer-due', 'answer-late']);
    // Unassigned leads count for all who may take them, and interrupt none of them.
    expect(await kinds('ana', unassigned)).toEqual([]);
    expect(await kinds('ana', answered)).toEqual([]);
    expect(await kinds('bia', mine)).toEqual([]);
    expect((await waiting('ana')).count).toBe(2);
    expect((await waiting('bia')).count).toBe(1);
    for (const who of ['narrowed', 'analyst', 'client'] as const) {
      expect(await waiting(who)).toMatchObject({ count: 0, moments: [] });
    }
    await leadWaiting({ source: 'doavya' });
    expect((await waiting('narrowed')).count).toBe(1);
    expect((await waiting('analyst')).count).toBe(0);
    await forget();
  });

  test('is counted once, however many of its moments have passed', async () => {
    const late = await leadWaiting({ owner: people.ana, due: -5, warn: -20, name: 'Caio' });
    const { count, moments } = await waiting('ana');
    expect(count).toBe(1);
    expect(moments.map(({ kind, id, label, adds }) => [kind, id === late, label, adds])).toEqual([
      ['answer-due', true, 'Caio', false],
      ['answer-late', true, 'Caio', false],
      ['lead-new', true, 'Caio', false],
    ]);
    await forget();
  });

  test('is of the kinds that the user has not switched off', async () => {
    const id = await leadWaiting({ owner: people.ana, due: 30, warn: 15 });
    await choose('ana', 'lead-new', true);
    const quiet = await waiting('ana');
    expect(quiet.count).toBe(0);
    // It will count from when its time runs out on.
    expect(quiet.moments.map(({ kind, adds }) => [kind, adds])).toEqual([
      ['answer-due', true],
      ['answer-late', true],
    ]);
    await choose('ana', 'answer-due', true);
    await choose('ana', 'answer-late', true);
    expect(await waiting('ana')).toMatchObject({ count: 0, moments: [] });
    for (const kind of ['lead-new', 'answer-due', 'answer-late']) await choose('ana', kind, false);
    await choose('ana', 'title', true);
    expect(await waiting('ana')).toMatchObject({ count: 0, counts: false });
    expect(await kinds('ana', id)).toHaveLength(3);
    await choose('ana', 'title', false);
    await forget();
  });

  test('announces a lead when it is assigned to the user, unless they assigned it to themselves', async () => {
    const id = await leadWaiting({ owner: people.ana });
    await ownerSql(
      `update public.qualification_submissions set created_at = now() - interval '3 days'
       where id = $1`,
      [id],
    );
    // The assignment is as old as the lead.
    await ownerSql(
      `update public.crm_events set at = now() - interval '3 days'
       where subject = 'lead' and subject_id = $1`,
      [id],
    );
    expect(await kinds('ana', id)).not.toContain('lead-new');
    const given = (actor: string) =>
      ownerSql(
        `insert into public.crm_events (subject, subject_id, kind, to_value, actor)
         values ('lead', $1, 'owner', $2, $3)`,
        [id, people.ana, actor],
      );
    await given(people.bia);
    expect(await kinds('ana', id)).toContain('lead-new');
    await given(people.ana);
    expect(await kinds('ana', id)).not.toContain('lead-new');
    await forget();
  });

  test('is a task of the user once it is due, and a mention until it is read', async () => {
    const lead = await leadWaiting({ answered: true });
    const write = (title: string, due: string, hasTime: boolean, owner = people.ana) =>
      ownerSql(
        `insert into public.crm_tasks (id, lead_id, product, title, due_at, has_time, owner_id)
         values (gen_random_uuid(), $1, 'forja', $2, ${due}, $3, $4)`,
        [lead, title, hasTime, owner],
      );
    const endOfDay = `((now() at time zone 'America/Sao_Paulo')::date + 1)::timestamp
      at time zone 'America/Sao_Paulo' - interval '1 second'`;
    await write('Ligar', `now() - interval '1 minute'`, true);
    await write('Enviar', `now() + interval '10 minutes'`, true);
    await write('Hoje', endOfDay, false);
    await write('De outra', `now() - interval '1 minute'`, true, people.bia);
    const { count, moments } = await waiting('ana');
    expect(count).toBe(2);
    expect(moments.map(({ label, adds }) => [label, adds])).toEqual([
      ['Ligar', false],
      ['Enviar', true],
    ]);
    const note = randomUUID();
    await actorSql(
      as('bia'),
      `select public.write_lead_note('${note}', '${lead}', 'Veja, @{${people.ana}}')`,
    );
    expect(await kinds('ana', lead)).toEqual(['mention']);
    expect((await waiting('ana')).count).toBe(3);
    await actorSql(as('ana'), `select public.read_mentions('${lead}')`);
    expect(await kinds('ana', lead)).toEqual([]);
    await forget();
  });

  test('is the notice of a rule until it is read, and links to its subject', async () => {
    const lead = await leadWaiting({ answered: true, name: 'Caio' });
    const rule = randomUUID();
    await ownerSql(
      `insert into public.automation_rules (id, name, subject, starts, acts)
       values ($1, 'Sem dono', 'lead', '{"kind": "arrives"}', '[{"kind": "owner", "owner": null}]')`,
      [rule],
    );
    const notify = (
      who: keyof typeof people,
      kind: string,
      about: string | null,
      product: string | null,
    ) =>
      ownerSql(
        `insert into public.automation_notices (user_id, kind, rule_id, lead_id, product)
         values ($1, $2, $3, $4, $5)`,
        [people[who], kind, rule, about, product],
      );
    await notify('ana', 'rule', lead, 'forja');
    // Of a product, or of settings, that the user may not read.
    await notify('narrowed', 'rule', lead, 'forja');
    await notify('narrowed', 'stopped', null, null);
    await notify('client', 'rule', lead, 'forja');
    const notified = await waiting('ana');
    expect(notified.count).toBe(1);
    expect(notified.moments).toMatchObject([
      { kind: 'rule-notice', id: lead, label: 'Caio', about: 'notice-lead', adds: false },
    ]);
    for (const who of ['bia', 'narrowed', 'client'] as const) {
      expect(await waiting(who)).toMatchObject({ count: 0, moments: [] });
    }
    await choose('ana', 'rule-notice', true);
    expect(await waiting('ana')).toMatchObject({ count: 0, moments: [] });
    await choose('ana', 'rule-notice', false);
    await actorSql(
      as('ana'),
      `select public.read_rule_notices(array(select n.id from public.automation_notices n))`,
    );
    expect(await waiting('ana')).toMatchObject({ count: 0, moments: [] });
    await ownerSql('delete from public.automation_rules');
    await forget();
  });

  test('is never read for another user', async () => {
    for (const part of ['lead_moments', 'task_moments', 'mention_moments', 'rule_notice_moments']) {
      expect(await refusalOf(as('bia'), `select * from private.${part}('${people.ana}')`)).toBe(
        '42501',
      );
    }
  });
});
