import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../tools/demo/random.ts';
import { inventLeads, LAST_DAY } from '../testing/invented-leads.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';

/* Figures of days, whatever happens to the rows: against the rows themselves, counted another way. */

const FROM = '2026-03-05';
const BEFORE = ['2026-02-06', '2026-03-04'] as const;
const ACTS = 60;

/** By company day and source, of leads that are no spam; `sources` of one product. */
const COUNTED = `
  with moves as (
    select distinct on (submission_id) submission_id, from_status
    from public.submission_status_changes order by submission_id, changed_at desc, id desc
  ), told as (
    select to_char(s.created_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, s.*,
      d.id is not null as has_won,
      s.status in ('qualified', 'converted') or d.id is not null
        or s.status = 'lost' and coalesce(m.from_status, '') = 'qualified' as was_qualified
    from public.qualification_submissions s
    left join public.crm_deals d on d.id = s.deal_id and d.is_active and d.state = 'won'
    left join moves m on m.submission_id = s.id
    where s.status <> 'spam' and not (s.status = 'new' and s.cleared_at is null
      and coalesce(s.review_reason, '') in ('address_limit', 'too_fast', 'no_identity'))
  )
  select day, source, count(*)::int as leads, sum(was_qualified::int)::int as qualified,
    sum(has_won::int)::int as won, sum((answer_target is not null)::int)::int as clocked,
    sum((answer_target is not null and answered_at is null)::int)::int as waiting,
    coalesce(sum((answer_seconds <= answer_target * 60)::int), 0)::int as in_target
  from told where (day between '${FROM}' and '${LAST_DAY}' or day between '${BEFORE[0]}' and '${BEFORE[1]}')`;

const READ = `select day::text, source, leads, qualified, won, clocked, waiting, in_target
  from public.lead_figures('${FROM}', '${LAST_DAY}', '${BEFORE[0]}', '${BEFORE[1]}')`;

const PARTNER = "('doavya', 'doavya_by_hand')";

type Line = { day: string; source: string; leads: number; qualified: number; won: number };

describe('figures of leads', () => {
  useScratchDatabase();
  const random = seededRandom(18);
  let everything: { kind: 'user'; userId: string };
  let narrowed: { kind: 'user'; userId: string };
  let leads: string[];
  beforeAll(async () => {
    everything = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
    narrowed = {
      kind: 'user',
      userId: await makePerson({ role: 'manager', product: 'doavya' }),
    };
    leads = await inventLeads(random, 400);
    await ownerSql('select public.roll_up_days(1000)');
  });

  const order = ' order by 1, 2';
  const counted = (where = '') => ownerSql<Line>(`${COUNTED}${where} group by 1, 2${order}`);

  /** Something that happens to leads, with everything that triggers do. */
  const acts: readonly ((id: string) => Promise<unknown>)[] = [
    (id) =>
      ownerSql('update public.qualification_submissions set status = $2 where id = $1', [
        id,
        random.pick(['new', 'contacted', 'qualified', 'converted', 'lost', 'spam']),
      ]),
    (id) =>
      ownerSql(
        `update public.qualification_submissions set cleared_at = now() where id = $1
         and review_reason is not null`,
        [id],
      ),
    (id) =>
      ownerSql(
        `update public.qualification_submissions set answered_at = now(), answer_seconds = $2
         where id = $1`,
        [id, random.between(1, 100_000)],
      ),
    (id) =>
      ownerSql(
        `update public.qualification_submissions set answered_at = null, answer_seconds = null
         where id = $1`,
        [id],
      ),
    (id) =>
      ownerSql(
        `update public.crm_deals d set stage_id = g.id
         from public.qualification_submissions s, public.crm_stages g
         where s.id = $1 and d.id = s.deal_id and g.pipeline_id = d.pipeline_id and g.kind = $2
           and g.id = (select x.id from public.crm_stages x where x.pipeline_id = d.pipeline_id
             and x.kind = $2 order by x.position limit 1)`,
        [id, random.pick(['won', 'won', 'lost', 'open'])],
      ),
    (id) =>
      ownerSql(
        `delete from public.crm_deals d using public.qualification_submissions s
         where s.id = $1 and d.id = s.deal_id`,
        [id],
      ),
    // As the erarows of a person does it.
    (id) => ownerSql('delete from public.qualification_submissions where id = $1', [id]),
  ];

  test('equal the leads at once, and after the days were summed again', async () => {
    const first = await counted();
    expect(first.length).toBeGreaterThan(60);
    expect(first.reduce((sum, { won }) => sum + won, 0)).toBe(0);
    for (let step = 1; step <= ACTS; step += 1) {
      await random.pick(acts)(random.pick(leads));
      // Of more days than a few at once the sums of a moment ago are read.
      if (step % 2 === 0) {
        expect(await actorSql(everything, READ)).toEqual(await counted());
        await ownerSql('select public.roll_up_days(1000)');
      }
      if (step % 6 === 0) expect(await actorSql(everything, READ)).toEqual(await counted());
    }
    const last = await counted();
    expect(last.reduce((sum, { won }) => sum + won, 0)).toBeGreaterThan(0);
    expect(last).not.toEqual(first);
  });

  test('are those of one product for a role limited to it, and for a user who has selected it', async () => {
    const partner = await counted(` and source in ${PARTNER}`);
    expect(partner.length).toBeGreaterThan(5);
    expect(await actorSql(narrowed, READ)).toEqual(partner);
    const looking = { ...everything, product: 'doavya' };
    expect(await actorSql(looking, READ)).toEqual(partner);
  });

  test('show the times of replies', async () => {
    const read = await actorSql<{ minutes: number; answers: number; in_target: boolean }>(
      everything,
      `select minutes, in_target, sum(answers)::int as answers
       from public.answer_figures('${FROM}', '${LAST_DAY}', '${BEFORE[0]}', '${BEFORE[1]}')
       group by period, minutes, in_target`,
    );
    const sum = (stored: readonly { answers: number }[]) =>
      stored.reduce((total, { answers }) => total + answers, 0);
    const rows = await ownerSql<{ seconds: number; target: number }>(
      `select answer_seconds as seconds, answer_target as target from public.qualification_submissions
       where answer_target is not null and answer_seconds is not null and status <> 'spam'
         and not (status = 'new' and cleared_at is null and coalesce(review_reason, '') = 'too_fast')
         and created_at >= '${BEFORE[0]}T03:00Z' and created_at < '2026-04-01T03:00Z'`,
    );
    expect(sum(read)).toBe(rows.length);
    for (const minutes of [15, 30, 60, 240, 1440]) {
      expect(sum(read.filter((one) => one.minutes <= minutes))).toBe(
        rows.filter(({ seconds }) => seconds <= 60 * minutes).length,
      );
    }
    expect(sum(read.filter((one) => one.in_target))).toBe(
      rows.filter(({ seconds, target }) => seconds <= 60 * target).length,
    );
  });

  test.each([
    ['', ''],
    [", p_source => 'workshop'", " and source = 'workshop'"],
  ])('lead to exactly as many rows%s', async (filter, where) => {
    const lines = await ownerSql<Record<string, number>>(
      `select sum(leads)::int as arrived, sum(qualified)::int as qualified, sum(won)::int as won,
         sum(waiting)::int as none, sum(in_target)::int as target
       from (${COUNTED}${where} group by 1, 2) t where day >= '${FROM}'`,
    );
    const days = `p_from => '${FROM}', p_to => '${LAST_DAY}'${filter}`;
    const found = async (narrowing: string) => {
      const [row] = await actorSql<{ found: number }>(
        everything,
        `select public.counted_leads_count(${days}${narrowing}) as found`,
      );
      const page = await actorSql(
        everything,
        `select id from public.counted_leads_page(${days}${narrowing}, p_limit => 1000)`,
      );
      expect(page).toHaveLength(row?.found ?? -1);
      return row?.found;
    };
    expect({
      arrived: await found(''),
      qualified: await found(", p_reached => 'qualified'"),
      won: await found(", p_reached => 'won'"),
      none: await found(", p_answer => 'none'"),
      target: await found(", p_answer => 'target'"),
    }).toEqual(lines[0]);
  });

  test('are refused to others', async () => {
    const client = { kind: 'user', userId: await makePerson() } as const;
    const viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) } as const;
    for (const call of [
      READ,
      `select * from public.answer_figures('${FROM}', '${LAST_DAY}')`,
      `select * from public.won_figures('${FROM}', '${LAST_DAY}')`,
      'select * from public.stage_figures()',
      `select public.open_value_on('${LAST_DAY}')`,
      `select * from public.newsletter_figures('${FROM}', '${LAST_DAY}')`,
      `select * from public.nps_figures('${FROM}', '${LAST_DAY}')`,
      `select * from public.visit_figures('${FROM}', '${LAST_DAY}')`,
    ]) {
      for (const somebody of [client, viewer, { kind: 'anonymous' } as const]) {
        expect(await refusalOf(somebody, call)).toMatch(FORBIDDEN);
      }
    }
    const analyst = { kind: 'user', userId: await makePerson({ role: 'analyst' }) } as const;
    expect(await refusalOf(analyst, READ)).toBe('none');
    // Waiting leads are for users who may answer them.
    expect(await refusalOf(analyst, 'select * from public.leads_waiting(5)')).toBe('PT403');
    expect(await refusalOf(client, 'select public.counted_leads_count()')).toBe('PT403');
  });
});
