import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

type Event = {
  subject_id: string;
  kind: string;
  at: Date;
  details: { deal?: { pipeline: string; stage: string; value: number; active: boolean } };
};
type Stood = { id: string; deals: number; value: number };

const DEALS = 12;
const ACTS = 90;
/** Between one act and the next, so that they spread over some days. */
const APART = '5 hours';

describe('the board of a past day', () => {
  useScratchDatabase();
  const random = randomFor('deals as of a day');
  let manager = '';
  let stages: { id: string; kind: string; pipeline_id: string }[] = [];
  let events: Event[] = [];

  async function act(deals: string[]) {
    const id = random.pick(deals);
    const stage = random.pick(stages);
    const [deal] = await ownerSql<{ stage_id: string; revision: number }>(
      'select stage_id, revision from public.crm_deals where id = $1',
      [id],
    );
    if (!deal) return;
    const chance = random.next();
    const as = { kind: 'user', userId: manager } as const;
    if (chance < 0.6) {
      const reason = stage.kind === 'open' ? 'null' : `'other'`;
      await actorSql(
        as,
        `select public.move_deal('${id}', '${deal.stage_id}', '${stage.id}',
          ${random.between(1, 9000)}, ${reason})`,
      );
    } else if (chance < 0.85) {
      const changes = JSON.stringify({ value: random.between(1, 9000) });
      await actorSql(as, `select public.edit_deal('${id}', ${deal.revision}, '${changes}')`);
    } else if (chance < 0.95) {
      await ownerSql('update public.crm_deals set is_active = not is_active where id = $1', [id]);
    } else await ownerSql('delete from public.crm_deals where id = $1', [id]);
  }

  beforeAll(async () => {
    manager = await makePerson({ role: 'manager' });
    stages = await ownerSql('select id, kind, pipeline_id from public.crm_stages');
    const [contact] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id`,
    );
    const deals = Array.from({ length: DEALS }, () => randomUUID());
    for (const id of deals) {
      await ownerSql(
        `insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, value, source)
         select $1, $2, s.pipeline_id, s.id, 'Portal', $3, 'manual' from public.crm_stages s
         where s.id = $4`,
        [id, contact?.id, random.between(0, 5000), random.pick(stages).id],
      );
    }
    for (let turn = 0; turn < ACTS; turn += 1) await act(deals);
    // What was done within seconds is spread over days, in its order.
    await ownerSql(
      `create temp table spread as
       select at, now() - interval '${APART}' * (count(*) over () - rank() over (order by at)) as moved
       from (select distinct at from public.crm_events) e`,
    );
    await ownerSql('update public.crm_events e set at = s.moved from spread s where s.at = e.at');
    for (const column of ['from_at', 'until_at']) {
      await ownerSql(
        `update private.deal_spans d set ${column} = s.moved from spread s where s.at = d.${column}`,
      );
    }
    events = await ownerSql<Event>(
      `select subject_id, kind, at, details from public.crm_events where subject = 'deal'
       order by at, id`,
    );
  });

  /** Stage, number and value of the deals after everything that happened before a moment. */
  function replayed(pipeline: string, until: Date): Stood[] {
    const now = new Map<string, Event['details']['deal']>();
    for (const { subject_id: id, at, details } of events) {
      if (at < until) now.set(id, details.deal);
    }
    const stood = new Map<string, Stood>();
    for (const deal of now.values()) {
      if (deal?.active !== true || deal.pipeline !== pipeline) continue;
      const { deals, value } = stood.get(deal.stage) ?? { deals: 0, value: 0 };
      stood.set(deal.stage, { id: deal.stage, deals: deals + 1, value: value + deal.value });
    }
    return [...stood.values()].sort((a, b) => a.id.localeCompare(b.id));
  }

  test('equals the events up to the end of any day', async () => {
    const pipelines = await ownerSql<{ id: string; slug: string }>(
      'select id, slug from public.crm_pipelines',
    );
    const days = await ownerSql<{ day: string; until: Date }>(
      `select d::date::text as day, private.start_of_day(d::date + 1) as until
       from generate_series(now() - interval '24 days', now(), interval '1 day') d`,
    );
    let compared = 0;
    for (const { day, until } of days) {
      for (const { id, slug } of pipelines) {
        const found = await actorSql<{ id: string; deals: number; value: string }>(
          { kind: 'user', userId: manager },
          `select * from public.deals_as_of('${slug}', '${day}') order by id`,
        );
        const stood = found.map((row) => ({ ...row, value: Number(row.value) }));
        expect([day, slug, stood]).toEqual([day, slug, replayed(id, until)]);
        compared += stood.length;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('shows the present stage of each card', async () => {
    const [open] = await ownerSql<{ slug: string; stage: string }>(
      `select p.slug, d.stage_id as stage from private.deal_spans d
       join public.crm_pipelines p on p.id = d.pipeline_id where d.until_at = 'infinity' limit 1`,
    );
    const cards = await actorSql<{ now_in: string; title: string }>(
      { kind: 'user', userId: manager },
      `select * from public.deals_in_stage_as_of('${open?.slug}', '${open?.stage}',
        current_date + 1)`,
    );
    expect(cards[0]).toMatchObject({ title: 'Portal', now_in: expect.any(String) });
  });

  test('loses the names of an erased person and keeps the figures', async () => {
    const sums = () =>
      actorSql(
        { kind: 'user', userId: manager },
        `select * from public.deals_as_of('inbound-marketing', current_date - 2) order by id`,
      );
    const before = await sums();
    await ownerSql(`update public.crm_contacts set updated_at = now() - interval '9 years'`);
    await ownerSql(`update public.crm_deals set updated_at = now() - interval '9 years'`);
    await ownerSql('select private.erase_relations(500)');
    expect(await ownerSql('select from public.crm_deals')).toEqual([]);
    expect(await sums()).toEqual(before);
    expect(
      await ownerSql(
        `select from public.crm_events where contact_id is not null
           or kind in ('title', 'contact') and coalesce(from_value, to_value) is not null`,
      ),
    ).toEqual([]);
  });
});
