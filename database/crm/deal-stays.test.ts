import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { fillStays, MEDIANS_BY_EVENTS, WRONG_STAYS } from '../testing/stays-by-events.ts';

type Stage = { id: string; kind: string };
type Deal = { id: string; stage_id: string; revision: number };
type Median = { stage_id: string; deals: number; days: string };

const DEALS = 40;
const CHANGES = 320;
/** Between one act and the next, so that they spread over some months. */
const APART = '7 hours 13 minutes 7.123457 seconds';

describe('stays of deals in stages', () => {
  useScratchDatabase();
  const random = randomFor('stays of deals');
  let manager = '';
  let stages: Stage[] = [];
  let made = 100;
  const contacts: string[] = [];

  const makeDeal = (created = 'now()', closed = 'null', active = true) =>
    ownerSql(
      `insert into public.crm_deals
         (contact_id, pipeline_id, stage_id, title, value, source, is_active, created_at, closed_at)
       select $1, s.pipeline_id, s.id, $4, 5, 'manual', $3, ${created}, ${closed}
       from public.crm_stages s where s.id = $2`,
      [random.pick(contacts), random.pick(stages).id, active, `Portal ${made++}`],
    );
  const asManager = (statement: string) =>
    actorSql({ kind: 'user', userId: manager }, `select ${statement}`);
  const move = ({ id, stage_id }: Deal, { id: stage, kind }: Stage) =>
    asManager(
      `public.move_deal('${id}', '${stage_id}', '${stage}', 7, ${kind === 'open' ? 'null' : `'other'`})`,
    );
  const moveInTable = ({ id }: Deal, stage: Stage, put: string) =>
    ownerSql(
      `update public.crm_deals d set stage_id = s.id, pipeline_id = s.pipeline_id${put}
       from public.crm_stages s where d.id = $1 and s.id = $2`,
      [id, stage.id],
    );

  /** Changes, as staff or as any client of the tables makes them, and how frequent they are. */
  const changes: Record<string, [number, (deal: Deal, stage: Stage) => Promise<unknown>]> = {
    move: [9, move],
    undo: [
      3,
      async (deal, stage) => {
        await move(deal, stage);
        const [last] = await ownerSql<{ id: string }>(
          `select id from public.crm_events where subject_id = $1 and kind = any (private.deal_moves())
           order by at desc limit 1`,
          [deal.id],
        );
        if (last) await asManager(`public.undo_deal_move('${deal.id}', ${last.id})`);
      },
    ],
    'move in the table': [2, (deal, stage) => moveInTable(deal, stage, '')],
    'move and activity': [
      1,
      (deal, stage) => moveInTable(deal, stage, ', is_active = not d.is_active'),
    ],
    activity: [
      2,
      ({ id }) =>
        ownerSql('update public.crm_deals set is_active = not is_active where id = $1', [id]),
    ],
    value: [
      1,
      ({ id, revision }) =>
        asManager(`public.edit_deal('${id}', ${revision}, '{"value": ${revision}}')`),
    ],
    owner: [
      1,
      ({ id }) =>
        ownerSql('update public.crm_deals set owner_id = $2 where id = $1', [id, manager]),
    ],
    new: [1, () => makeDeal()],
    closed: [1, () => makeDeal(`now() - interval '2 days'`, `now() - interval '1 day'`)],
    inactive: [1, () => makeDeal('now()', 'null', false)],
    merge: [
      1,
      async () => {
        if (contacts.length < 4) return;
        const merged = contacts.pop();
        await asManager(`public.merge_contacts('${random.pick(contacts)}', '${merged}')`);
      },
    ],
    delete: [1, ({ id }) => ownerSql('delete from public.crm_deals where id = $1', [id])],
  };
  const weights = Object.fromEntries(
    Object.entries(changes).map(([what, [weight]]) => [what, weight]),
  );

  beforeAll(async () => {
    manager = await makePerson({ role: 'manager' });
    stages = await ownerSql(
      `select s.id, s.kind from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       order by p.slug, s.position`,
    );
    for (let contact = 0; contact < 12; contact += 1) {
      const id = randomUUID();
      await ownerSql(
        `insert into public.crm_contacts (id, name, source) values ($1, 'Ana', 'website')`,
        [id],
      );
      contacts.push(id);
    }
    for (let deal = 0; deal < DEALS; deal += 1) await makeDeal();
    // As deals are that are older than the record of events.
    await ownerSql(
      `update public.crm_events set details = details || '{"recovered": true}' where kind = 'opened' and id % 3 = 0`,
    );
  });

  test('equal the events after every change', async () => {
    for (let turn = 0; turn < CHANGES; turn += 1) {
      const deals = await ownerSql<Deal>(
        'select id, stage_id, revision from public.crm_deals order by title',
      );
      const what = random.weighted(weights);
      // Often one of three, so that deals return to where they were.
      const stage = random.pick(random.next() < 0.6 ? stages.slice(0, 3) : stages);
      await changes[what]?.[1](random.pick(deals), stage);
      expect([turn, what, await ownerSql(WRONG_STAYS)]).toEqual([turn, what, []]);
    }
    const [row] = await ownerSql(
      `select count(*) > 80 as many, count(*) filter (where is_repeated) > 15 as repeated,
         count(*) filter (where product is null) > 5 as inactive, count(distinct product) as products
       from private.deal_stays`,
    );
    expect(row).toEqual({ many: true, repeated: true, inactive: true, products: 2 });
  });

  test('are filled from the events that are there', async () => {
    const rows = `select deal_id, stage_id, ended_at, days, product, is_repeated from private.deal_stays
      order by deal_id, ended_at`;
    const kept = await ownerSql(rows);
    await fillStays();
    expect(await ownerSql(rows)).toEqual(kept);
  });

  test('give the medians of the events, over any days and products', async () => {
    // What was done within seconds is spread over months, in its order.
    await ownerSql(
      `update public.crm_events e set at = s.moved from (
         select at, now() - interval '${APART}' * (count(*) over () - rank() over (order by at)) as moved
         from (select distinct at from public.crm_events) e) s where s.at = e.at`,
    );
    await fillStays();
    let compared = 0;
    for (const product of [undefined, 'forja', 'doavya']) {
      const as = { kind: 'user', userId: manager, ...(product && { product }) } as const;
      const products = product ? [product] : ['forja', 'doavya'];
      for (let turn = 0; turn < 12; turn += 1) {
        const [first, second, third] = Array.from({ length: 3 }, () => random.between(0, 110))
          .sort((a, b) => b - a)
          .map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
        const found = await actorSql<Record<string, string | number | null>>(
          as,
          `select * from public.result_stage_times('${second}', '${third}', '${first}')`,
        );
        for (const [deals, days, from, until] of [
          ['deals', 'days', second, `'${third}'::date + 1`],
          ['deals_before', 'days_before', first, `'${second}'::date`],
        ] as const) {
          const [bounds] = await ownerSql<{ from: Date; until: Date }>(
            `select private.start_of_day('${from}') as from, private.start_of_day(${until}) as until`,
          );
          const expected = await ownerSql<Median>(MEDIANS_BY_EVENTS, [
            products,
            bounds?.from,
            bounds?.until,
          ]);
          const medians = found
            .filter((row) => row[deals] !== 0)
            .map((row) => ({ stage_id: row['stage_id'], deals: row[deals], days: row[days] }))
            .sort((a, b) => (String(a.stage_id) < String(b.stage_id) ? -1 : 1));
          expect(medians).toEqual(expected);
          compared += expected.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('go with their deals when the person is erased', async () => {
    await ownerSql(`update public.crm_contacts set updated_at = now() - interval '9 years'`);
    await ownerSql(`update public.crm_deals set updated_at = now() - interval '9 years'`);
    await ownerSql('select private.erase_relations(500)');
    expect(await ownerSql('select from public.crm_deals')).toEqual([]);
    expect(await ownerSql('select from private.deal_stays')).toEqual([]);
    expect(await ownerSql(WRONG_STAYS)).toEqual([]);
  });
});
