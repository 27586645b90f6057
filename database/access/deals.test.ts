import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../app/platform/database/database.server.ts';
import { UNTIL } from '../../tests/patience.ts';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

type Answer = {
  done: boolean;
  why?: string;
  event?: number | null;
  stageName?: string;
  by?: string;
};

describe('deals for staff', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'client' | 'doavya', string>;
  const stages = {} as Record<string, string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
    people.doavya = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      people.doavya,
    ]);
    for (const { slug, id } of await ownerSql<{ slug: string; id: string }>(
      `select p.slug || '/' || s.slug as slug, s.id from public.crm_stages s
       join public.crm_pipelines p on p.id = s.pipeline_id`,
    )) {
      stages[slug.replace('inbound-marketing/', '')] = id;
    }
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  async function makeDeal(who: keyof typeof people = 'manager', value = 0) {
    const id = randomUUID();
    const deal = JSON.stringify({ title: `Portal ${id.slice(0, 4)}`, value });
    const contact = JSON.stringify({ name: 'Ana', email: `${id}@casa.example`, company: 'Casa' });
    const [row] = await actorSql<{ made: Answer }>(
      as(who),
      `select public.make_deal('${id}', '${stages['novo-lead']}', '${deal}', '${contact}') as made`,
    );
    expect(row?.made).toMatchObject({ done: true });
    return id;
  }
  async function move(
    who: keyof typeof people,
    deal: string,
    [from, to]: readonly [string, string],
    more = '',
  ): Promise<Answer> {
    const [row] = await actorSql<{ moved: Answer }>(
      as(who),
      `select public.move_deal('${deal}', '${stages[from]}', '${stages[to]}'${more}) as moved`,
    );
    return row?.moved as Answer;
  }
  const stored = async (id: string) =>
    (
      await ownerSql<Record<string, unknown>>(
        `select d.*, s.slug as stage from public.crm_deals d
         join public.crm_stages s on s.id = d.stage_id where d.id = $1`,
        [id],
      )
    )[0];
  const kinds = async (id: string) =>
    (
      await ownerSql<{ kind: string }>(
        'select kind from public.crm_events where subject_id = $1 order by at, id',
        [id],
      )
    ).map(({ kind }) => kind);

  test('a move is recorded with the state of the deal after it', async () => {
    const deal = await makeDeal();
    expect(await move('manager', deal, ['novo-lead', 'qualificado'])).toMatchObject({ done: true });
    expect(await kinds(deal)).toEqual(['opened', 'moved']);
    const [event] = await ownerSql<{ details: unknown; actor: string; contact_id: string }>(
      `select details, actor, contact_id from public.crm_events where subject_id = $1
       order by id desc limit 1`,
      [deal],
    );
    expect(event).toMatchObject({
      actor: people.manager,
      details: { deal: { stage: stages['qualificado'], value: 0 } },
    });
  });

  test.each(['analyst', 'viewer', 'client'] as const)('%s may not move one', async (who) => {
    const deal = await makeDeal();
    await expect(move(who, deal, ['novo-lead', 'qualificado'])).rejects.toThrow(
      'crm_update_missing',
    );
    expect(await kinds(deal)).toEqual(['opened']);
  });

  test('a user of one product neither sees nor moves deals of the other', async () => {
    const deal = await makeDeal();
    expect(await move('doavya', deal, ['novo-lead', 'qualificado'])).toMatchObject({ why: 'gone' });
    const reads = [
      'select * from public.deals_page()',
      `select * from public.deals_in_stage('${stages['novo-lead']}')`,
      `select * from public.deals_board('inbound-marketing')`,
      `select * from public.deals_forecast('inbound-marketing')`,
      `select * from public.deals_as_of('inbound-marketing', current_date)`,
      `select * from public.deals_in_stage_as_of('inbound-marketing', '${stages['novo-lead']}',
        current_date)`,
      `select * from public.deal_events('${deal}')`,
      `select * from public.crm_events where subject = 'deal'`,
      'select * from public.crm_deals',
    ];
    for (const read of reads)
      expect([read, await actorSql(as('doavya'), read)]).toEqual([read, []]);
    expect(await actorSql(as('manager'), 'select * from public.deals_page()')).not.toEqual([]);
  });

  test('the product switch limits the deals that are read', async () => {
    await makeDeal();
    const count = async (product?: string) => {
      const actor = { ...as('admin'), ...(product && { product }) };
      const [row] = await actorSql<{ deals: number }>(
        actor,
        'select deals from public.deals_count()',
      );
      return row?.deals;
    };
    expect(await count('doavya')).toBe(0);
    expect(await count('forja')).toBe(await count());
  });

  test.each([
    'deals_page()',
    'deals_count()',
    `deals_board('inbound-marketing')`,
    `deals_forecast('inbound-marketing')`,
    `deals_as_of('inbound-marketing', current_date)`,
    'crm_owners()',
  ])('a client asks for %s in vain', async (call) => {
    expect(await refusalOf(as('client'), `select * from public.${call}`)).toBe('PT403');
    expect(await refusalOf({ kind: 'anonymous' }, `select * from public.${call}`)).toBe('42501');
  });

  test('a move to a stage that needs a value is refused without one', async () => {
    const deal = await makeDeal();
    const way = ['novo-lead', 'proposta'] as const;
    expect(await move('manager', deal, way)).toMatchObject({ done: false, why: 'value' });
    expect(await move('manager', deal, way, ', 1500')).toMatchObject({ done: true });
    expect(await stored(deal)).toMatchObject({ stage: 'proposta', value: '1500.00' });
    expect(await kinds(deal)).toEqual(['opened', 'moved', 'value']);
  });

  test('an end needs a reason, which is kept until the deal is reopened', async () => {
    const deal = await makeDeal('manager', 900);
    const lost = ['novo-lead', 'perdido'] as const;
    expect(await move('manager', deal, lost)).toMatchObject({ why: 'reason' });
    expect(await move('manager', deal, lost, `, null, 'fit'`)).toMatchObject({ why: 'reason' });
    expect(await move('manager', deal, lost, `, null, 'price', ' Caro. '`)).toMatchObject({
      done: true,
    });
    expect(await stored(deal)).toMatchObject({
      state: 'lost',
      close_reason: 'price',
      close_note: 'Caro.',
      closed_at: expect.any(Date),
    });
    expect(await move('manager', deal, ['perdido', 'negociacao'])).toMatchObject({ done: true });
    expect(await stored(deal)).toMatchObject({
      state: 'open',
      close_reason: null,
      close_note: null,
      closed_at: null,
    });
    expect(await kinds(deal)).toEqual(['opened', 'lost', 'reopened']);
  });

  test('of two concurrent moves one wins, and the other gets the present stage', async () => {
    const deal = await makeDeal();
    const answers = await Promise.all([
      move('manager', deal, ['novo-lead', 'qualificado']),
      move('admin', deal, ['novo-lead', 'contato-feito']),
      ...Array.from({ length: 8 }, () => move('superadmin', deal, ['novo-lead', 'diagnostico'])),
    ]);
    const won = answers.filter(({ done }) => done);
    expect(won).toHaveLength(1);
    const names = new Set(answers.filter(({ done }) => !done).map(({ stageName }) => stageName));
    const [where] = await ownerSql<{ name: string }>(
      `select s.name from public.crm_deals d join public.crm_stages s on s.id = d.stage_id
       where d.id = $1`,
      [deal],
    );
    expect([...names]).toEqual([where?.name]);
    expect(answers.find(({ done }) => !done)).toMatchObject({
      why: 'moved',
      by: expect.any(String),
    });
  });

  test('a move is undone with everything it has changed', async () => {
    const deal = await makeDeal('manager', 700);
    await move('manager', deal, ['novo-lead', 'ganho'], `, null, 'fit', 'Com indicação'`);
    const before = await stored(deal);
    const moved = await move('manager', deal, ['ganho', 'proposta'], ', 800');
    const undo = (who: keyof typeof people, event: unknown) =>
      actorSql<{ undone: Answer }>(
        as(who),
        `select public.undo_deal_move('${deal}', ${event}) as undone`,
      ).then(([row]) => row?.undone);
    expect(await undo('admin', moved.event)).toMatchObject({ done: false, why: 'moved' });
    expect(await undo('manager', moved.event)).toMatchObject({ done: true });
    const remaining = ['stage', 'value', 'close_reason', 'close_note', 'closed_at', 'stage_since'];
    const after = await stored(deal);
    for (const name of remaining) expect([name, after?.[name]]).toEqual([name, before?.[name]]);
    expect(await undo('manager', moved.event)).toMatchObject({ done: false, why: 'moved' });
  });

  test('an edit of a deal that was changed since is refused', async () => {
    const deal = await makeDeal();
    const edit = (seen: unknown, changes: object) =>
      actorSql<{ saved: Answer }>(
        as('manager'),
        `select public.edit_deal('${deal}', ${seen}, '${JSON.stringify(changes)}') as saved`,
      ).then(([row]) => row?.saved);
    expect(await edit(1, { title: 'Portal novo', value: 1200 })).toMatchObject({ done: true });
    expect(await edit(1, { title: 'Outro' })).toMatchObject({ done: false, why: 'changed' });
    expect(await edit(2, { title: ' ' })).toMatchObject({ done: false, why: 'title' });
    expect(await edit(2, { owner_id: people.client })).toMatchObject({ why: 'owner' });
    expect(await edit(2, { owner_id: people.viewer })).toMatchObject({ done: true });
    expect(await stored(deal)).toMatchObject({ title: 'Portal novo', owner_id: people.viewer });
    expect(await kinds(deal)).toEqual(['opened', 'value', 'title', 'owner']);
  });

  test('a deal by hand is created once for repeated calls, with the known contact', async () => {
    await sendLead({ answers: { nome: 'Bia', email: 'bia@casa.example' } });
    const id = randomUUID();
    const make = () =>
      actorSql<{ made: Answer }>(
        as('manager'),
        `select public.make_deal('${id}', '${stages['direct-sales/reuniao']}',
          '{"title": "Curso", "value": 100}', '{"name": "B", "email": "Bia@casa.example"}') as made`,
      );
    await make();
    await make();
    expect(
      await ownerSql(
        `select c.name, d.product from public.crm_deals d join public.crm_contacts c
         on c.id = d.contact_id where d.id = $1`,
        [id],
      ),
    ).toEqual([{ name: 'Bia', product: 'forja' }]);
  });

  test('the deal of a lead refers to it, and records it', async () => {
    const id = randomUUID();
    await sendLead({ id, answers: { nome: 'Caio', email: 'caio@casa.example' } });
    const [deal] = await ownerSql<{ id: string }>(
      'select id from public.crm_deals where lead_id = $1',
      [id],
    );
    expect(await kinds(deal?.id ?? '')).toEqual(['opened', 'lead_linked']);
  });

  test('deals are found by title, contact and company, and counted with their value', async () => {
    const deal = await makeDeal('manager', 4321);
    await ownerSql(
      `update public.crm_contacts set name = 'Quitéria Sá' where id =
      (select contact_id from public.crm_deals where id = $1)`,
      [deal],
    );
    const page = `select id from public.deals_page(p_text => 'quitéria')`;
    expect(await actorSql(as('viewer'), page)).toEqual([{ id: deal }]);
    expect(
      await actorSql(as('viewer'), `select * from public.deals_count(p_text => 'quitéria')`),
    ).toMatchObject([{ deals: 1, value: '4321.00' }]);
  });

  test('several are assigned together', async () => {
    const deals = [await makeDeal(), await makeDeal()];
    const give = (who: keyof typeof people) =>
      actorSql<{ given: number }>(
        as(who),
        `select public.set_deals_owner('{${deals}}', '${people.analyst}') as given`,
      );
    await expect(give('viewer')).rejects.toThrow('crm_update_missing');
    expect(await give('doavya')).toEqual([{ given: 0 }]);
    expect(await give('manager')).toEqual([{ given: 2 }]);
  });

  test('open screens are notified', async () => {
    const notified: (string | null)[] = [];
    const deaf = listen('lists_changed', (name) => notified.push(name));
    // The server starts to listen after a delay, and reports nothing from before.
    const moved = async () => move('manager', await makeDeal(), ['novo-lead', 'qualificado']);
    await expect.poll(() => moved().then(() => notified), UNTIL).toContain('deals');
    deaf();
  });
});
