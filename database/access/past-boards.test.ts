import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

type Stage = { id: string; kind: string; position: number };
type Deal = {
  id: string;
  stage_id: string;
  value: number;
  created_at: Date;
  closed_at: Date | null;
};

const DEALS = 160;
const DAYS = 45;
const CLOSED_DAYS_MS = 30 * 24 * 3_600_000;

describe('the board of a past day, with deals that were created as won or lost', () => {
  useScratchDatabase();
  const random = randomFor('past boards');
  let manager = '';
  let pipeline = '';
  let stages: Stage[] = [];

  /** Deals of the last sixty days, in any stage, over or not, as an import or a demo brings them in. */
  async function bringIn(title: string): Promise<void> {
    const rows = Array.from({ length: DEALS }, () => {
      const stage = random.pick(stages);
      const opened = random.between(1, 60 * 24);
      return {
        stage: stage.id,
        value: random.between(0, 9000),
        opened,
        // Some ended as they began.
        ended:
          stage.kind === 'open' ? null : random.between(0, 9) ? random.between(0, opened) : opened,
      };
    });
    await ownerSql(
      `with contact as (
         insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id
       )
       insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, value, source, created_at, closed_at)
       select contact.id, $1, r.stage, $3, r.value, 'import', t.now - interval '1 hour' * r.opened,
         t.now - interval '1 hour' * r.ended
       from contact, (select now() - interval '1 minute' as now) t,
         jsonb_to_recordset($2::jsonb) as r (stage uuid, value numeric, opened integer, ended integer)`,
      [pipeline, JSON.stringify(rows), title],
    );
  }

  beforeAll(async () => {
    manager = await makePerson({ role: 'manager' });
    [{ id: pipeline } = { id: '' }] = await ownerSql<{ id: string }>(
      `select id from public.crm_pipelines where slug = 'inbound-marketing'`,
    );
    stages = await ownerSql<Stage>(
      'select id, kind, position from public.crm_stages where pipeline_id = $1 order by position, id',
      [pipeline],
    );
    await bringIn('Como importado');
  });

  /** Where a deal stood at a moment, by its row alone; null where the board shows it nowhere. */
  function stageAt(deal: Deal, until: number): string | null {
    const stage = stages.find(({ id }) => id === deal.stage_id);
    if (deal.created_at.getTime() >= until) return null;
    const closed = deal.closed_at?.getTime();
    if (stage?.kind === 'open' || closed === undefined) return deal.stage_id;
    if (closed > deal.created_at.getTime() && closed >= until)
      return stages.find(({ kind }) => kind === 'open')?.id ?? null;
    return closed >= until - CLOSED_DAYS_MS ? deal.stage_id : null;
  }

  test('equals the rows of the deals in every stage', async () => {
    const deals = await ownerSql<Deal>(
      `select id, stage_id, value::float8 as value, created_at, closed_at from public.crm_deals
       where pipeline_id = $1`,
      [pipeline],
    );
    const days = await ownerSql<{ day: string; until: Date }>(
      `select d::date::text as day, private.start_of_day(d::date + 1) as until
       from generate_series(now() - interval '${DAYS} days', now(), interval '1 day') d`,
    );
    const [found, expected]: [string[], string[]] = [[], []];
    for (const { day, until } of days) {
      const board = await actorSql<{ id: string; deals: number; value: string }>(
        { kind: 'user', userId: manager },
        `select * from public.deals_as_of('inbound-marketing', '${day}')`,
      );
      for (const { id } of stages) {
        const cell = board.find((row) => row.id === id);
        found.push(`${day} ${id}: ${cell?.deals ?? 0}, ${Number(cell?.value ?? 0)}`);
        const there = deals.filter((deal) => stageAt(deal, until.getTime()) === id);
        const value = there.reduce((sum, deal) => sum + deal.value, 0);
        expected.push(`${day} ${id}: ${there.length}, ${value}`);
      }
    }
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThanOrEqual(200);
    expect(found.filter((cell) => !cell.endsWith(': 0, 0')).length).toBeGreaterThan(100);
  });

  test('equals the events: opened in an open stage, and moved at the end', async () => {
    const closing = await ownerSql<{ split: boolean; kinds: string[]; at_end: boolean }>(
      `select d.closed_at > d.created_at as split, array_agg(e.kind order by e.at, e.id) as kinds,
         bool_or(e.kind = d.state and e.at = d.closed_at) as at_end
       from public.crm_deals d join public.crm_events e on e.subject_id = d.id
       where d.pipeline_id = $1 and d.state <> 'open' group by d.id`,
      [pipeline],
    );
    expect(closing.length).toBeGreaterThan(20);
    for (const { split, kinds, at_end } of closing) {
      expect(kinds[0]).toBe('opened');
      expect([split, kinds.length]).toEqual([split, split ? 2 : 1]);
      if (split) expect(at_end).toBe(true);
    }
    // What is assumed counts in no average of how long deals stay.
    expect(
      await ownerSql(
        `select from public.crm_events o join public.crm_events e on e.subject_id = o.subject_id
         where o.kind = 'opened' and e.kind in ('won', 'lost') and not o.details ? 'recovered'`,
      ),
    ).toEqual([]);
  });
});
