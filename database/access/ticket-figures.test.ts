import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { breadth } from '../../tests/breadth.ts';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/* Figures of the service desk, against the rows themselves. */

const [FROM, TO] = ['2026-03-05', '2026-03-25'];
const COMPANY_TIME = `at time zone 'America/Sao_Paulo'`;
const DAY = (at: string) => `to_char(${at} ${COMPANY_TIME}, 'YYYY-MM-DD')`;
const COUNTS =
  `entries bugs ideas questions srs_answers srs_sum nps_promoters nps_passives nps_detractors
  csat_answers csat_sum csat_good ratings ratings_sum ratings_good tickets_opened tickets_answered
  tickets_solved tickets_merged`.split(/\s+/);

/** Every row that is counted, by what, where and when: derived without the triggers. */
const EVENTS = `
  select e.project_id, e.module_id, e.created_at as at, e.type as what, e.score from feedback_entries e
  where e.status <> 'spam'
  union all
  select t.project_id, t.module_id, r.rated_at, 'rating', r.score
  from ticket_ratings r join feedback_tickets t on t.id = r.ticket_id where r.rated_at is not null
  union all select project_id, module_id, created_at, 'opened', null from feedback_tickets
  union all select project_id, module_id, first_answered_at, 'answered', null from feedback_tickets
  where first_answered_at is not null
  union all
  select project_id, module_id, coalesce(solved_at, closed_at, created_at), 'solved', null
  from feedback_tickets where status in ('solved', 'closed') and merged_into is null
  union all
  select project_id, module_id, coalesce(merged_at, closed_at, created_at), 'merged', null
  from feedback_tickets where merged_into is not null`;
const some = (condition: string) => `count(*) filter (where ${condition})::int`;
const sum = (what: string) => `coalesce(sum(score) filter (where what = '${what}'), 0)::int`;
const SUMS = `${some(`what in ('bug', 'ideia', 'duvida', 'srs', 'nps', 'csat', 'others')`)} as entries,
  ${some(`what = 'bug'`)} as bugs, ${some(`what = 'ideia'`)} as ideas,
  ${some(`what = 'duvida'`)} as questions, ${some(`what = 'srs'`)} as srs_answers, ${sum('srs')} as srs_sum,
  ${some(`what = 'nps' and score > 8`)} as nps_promoters,
  ${some(`what = 'nps' and score between 7 and 8`)} as nps_passives,
  ${some(`what = 'nps' and score < 7`)} as nps_detractors, ${some(`what = 'csat'`)} as csat_answers,
  ${sum('csat')} as csat_sum, ${some(`what = 'csat' and score > 3`)} as csat_good,
  ${some(`what = 'rating'`)} as ratings, ${sum('rating')} as ratings_sum,
  ${some(`what = 'rating' and score > 3`)} as ratings_good, ${some(`what = 'opened'`)} as tickets_opened,
  ${some(`what = 'answered'`)} as tickets_answered, ${some(`what = 'solved'`)} as tickets_solved,
  ${some(`what = 'merged'`)} as tickets_merged`;

useScratchDatabase();

describe('figures of the service desk', () => {
  const { next: random, pick } = randomFor('desk figures');
  let viewer: Actor;
  let partner: Actor;
  let project = '';
  let modules: string[] = [];

  beforeAll(async () => {
    viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) };
    partner = { kind: 'user', userId: await makePerson({ role: 'manager', product: 'doavya' }) };
    const [row] = await ownerSql<{ id: string }>(
      `select id from feedback_projects where key = 'forja'`,
    );
    project = row?.id ?? '';
    await ownerSql(`insert into feedback_modules (project_id, key, name)
      values ('${project}', 'loja', 'Loja'), ('${project}', 'conta', 'Conta')`);
    const found = await ownerSql<{ id: string }>(
      `select id from feedback_modules where project_id = '${project}' order by key`,
    );
    modules = found.map(({ id }) => id);
  });

  const moment = () =>
    `timestamptz '2026-03-01T00:00Z' + interval '${Math.floor(random() * 40_000)} minutes'`;
  const module = () => (random() < 0.3 ? 'null' : `'${pick(modules)}'`);
  const scored = (type: string) =>
    type === 'csat'
      ? 1 + Math.floor(random() * 5)
      : type === 'nps' || type === 'srs'
        ? Math.floor(random() * 11)
        : 'null';

  async function anEntry() {
    const type = pick(['bug', 'ideia', 'duvida', 'srs', 'nps', 'csat', 'others']);
    await ownerSql(`insert into feedback_entries (id, protocol, project_id, module_id, type, score, verbatim,
        status, created_at)
      values ('${randomUUID()}', 'F-' || left('${randomUUID()}', 9), '${project}', ${module()}, '${type}',
        ${scored(type)}, 'Palavras.', '${pick(['new', 'new', 'triaged', 'spam'])}', ${moment()})`);
  }
  async function aTicket() {
    const status = pick(['open', 'in_progress', 'waiting', 'solved', 'closed', 'others']);
    const at = moment();
    const later = () => `${at} + interval '${Math.floor(random() * 20_000)} minutes'`;
    const [row] = await ownerSql<{ id: string }>(
      `insert into feedback_tickets (project_id, module_id, title, status, created_at, first_answered_at, solved_at)
       values ('${project}', ${module()}, 'Menu', '${status}', ${at},
         ${random() < 0.7 ? later() : 'null'}, ${status === 'solved' ? later() : 'null'}) returning id`,
    );
    if (random() < 0.5) {
      await ownerSql(`insert into ticket_ratings (ticket_id, project_id, module_id, solved_at, author_email, score,
          rated_at, changed_at)
        select id, project_id, module_id, now(), 'a' || id || '@casa.example', ${1 + Math.floor(random() * 5)},
          ${moment()}, now() from feedback_tickets where id = '${row?.id}'`);
    }
  }
  const oneOf = (table: string) =>
    `(select id from ${table} order by md5(id::text || '${random()}') limit 1)`;
  /** What may happen to rows that have been counted. */
  const HAPPENINGS: readonly (() => string)[] = [
    () => `update feedback_entries set status = 'spam' where id = ${oneOf('feedback_entries')}`,
    () => `update feedback_entries set status = 'new' where id = ${oneOf('feedback_entries')}`,
    () =>
      `update feedback_entries set module_id = ${module()} where id = ${oneOf('feedback_entries')}`,
    () => `update feedback_entries set type = 'nps', score = ${Math.floor(random() * 11)}
      where id = ${oneOf('feedback_entries')}`,
    () => `delete from feedback_entries where id = ${oneOf('feedback_entries')}`,
    () =>
      `update feedback_tickets set module_id = ${module()} where id = ${oneOf('feedback_tickets')}`,
    () => `update feedback_tickets set status = '${pick(['open', 'solved', 'closed'])}'
      where id = ${oneOf('feedback_tickets')} and merged_into is null`,
    () =>
      `update feedback_tickets set first_answered_at = ${moment()} where id = ${oneOf('feedback_tickets')}`,
    () => `update feedback_tickets set status = 'closed', merged_at = now(),
        merged_into = (select id from feedback_tickets where merged_into is null order by number limit 1)
      where id = ${oneOf('feedback_tickets')} and merged_into is null
        and number > (select min(number) from feedback_tickets where merged_into is null)`,
    () => `update ticket_ratings set score = ${1 + Math.floor(random() * 5)}, changed_at = now()
      where id = ${oneOf('ticket_ratings')} and score is not null`,
    () => `delete from ticket_ratings where id = ${oneOf('ticket_ratings')}`,
    () => `delete from feedback_tickets t where id = ${oneOf('feedback_tickets')}
      and not exists (select from feedback_tickets k where k.merged_into = t.id)`,
    () => `update feedback_entries set status = 'spam'
      where type = '${pick(['bug', 'nps', 'csat'])}' and extract(day from created_at) = ${1 + Math.floor(random() * 28)}`,
  ];

  async function compare() {
    const stored = (where: string) =>
      ownerSql(
        `select ${DAY('at')} as date, ${SUMS} from (${EVENTS}) e where ${where} group by 1 order by 1`,
      );
    const notified = (module_?: string) =>
      actorSql(
        viewer,
        `select date::text, ${COUNTS.join(', ')} from public.ticket_days('2026-02-01', '2027-12-31', null,
          ${module_ ? `'${module_}'` : 'null'}) where ${COUNTS.map((name) => `${name} <> 0`).join(' or ')}`,
      );
    expect(await notified()).toEqual(await stored('true'));
    for (const id of modules)
      expect(await notified(id)).toEqual(await stored(`module_id = '${id}'`));
    const within = `${DAY('at')} between '${FROM}' and '${TO}'`;
    expect(
      await actorSql(
        viewer,
        `select module_id, ${COUNTS.join(', ')} from public.ticket_figure_parts('${FROM}', '${TO}')
         where ${COUNTS.map((name) => `${name} <> 0`).join(' or ')} order by module_id`,
      ),
    ).toEqual(
      await ownerSql(
        `select module_id, ${SUMS} from (${EVENTS}) e where ${within} group by 1 order by 1`,
      ),
    );
    expect(
      await actorSql(
        viewer,
        `select date::text, waiting from public.ticket_backlog('${FROM}', '${TO}')`,
      ),
    ).toEqual(
      await ownerSql(`select to_char(d, 'YYYY-MM-DD') as date, (select count(*)::int from feedback_tickets t
          where ${DAY('t.created_at')} <= to_char(d, 'YYYY-MM-DD')
            and (t.status not in ('solved', 'closed')
              or ${DAY(`case when t.merged_into is null then coalesce(t.solved_at, t.closed_at, t.created_at)
                else coalesce(t.merged_at, t.closed_at, t.created_at) end`)} > to_char(d, 'YYYY-MM-DD'))
        ) as waiting
        from generate_series(date '${FROM}', date '${TO}', interval '1 day') d`),
    );
    const [times] = await actorSql(
      viewer,
      `select * from public.ticket_time_figures('${FROM}', '${TO}')`,
    );
    const duration = (
      at: string,
      more: string,
    ) => `(select percentile_disc(0.5) within group (order by
      private.business_seconds(created_at, ${at})) from feedback_tickets where ${DAY(at)} between '${FROM}'
      and '${TO}' and ${more})`;
    const done = `status in ('solved', 'closed') and merged_into is null`;
    const [expected] =
      await ownerSql(`select ${duration('first_answered_at', 'true')} as answer_seconds,
      ${duration('coalesce(solved_at, closed_at, created_at)', done)} as solve_seconds`);
    expect(times).toMatchObject(expected as object);
  }

  test('equal the rows after random changes', async () => {
    const rows = breadth(40, 200);
    for (let n = 0; n < rows; n += 1) {
      await anEntry();
      await aTicket();
    }
    await compare();
    for (let round = 0; round < breadth(2, 8); round += 1) {
      for (let n = 0; n < breadth(25, 60); n += 1) await ownerSql(pick(HAPPENINGS)());
      await compare();
    }
  });

  test('are for users who read feedback, for their products only', async () => {
    expect(
      await actorSql(partner, `select * from public.ticket_days('2026-01-01', '2027-12-31')`),
    ).toEqual([]);
    expect(
      await actorSql(
        partner,
        `select * from public.ticket_figure_parts('2026-01-01', '2027-12-31')`,
      ),
    ).toEqual([]);
    const [{ waiting } = {}] = await actorSql<{ waiting?: number }>(
      partner,
      `select max(waiting) as waiting from public.ticket_backlog('${FROM}', '${TO}')`,
    );
    expect(waiting).toBe(0);
    const client: Actor = { kind: 'user', userId: await makePerson() };
    for (const name of [
      'ticket_days',
      'ticket_figure_parts',
      'ticket_backlog',
      'ticket_time_figures',
    ]) {
      expect(await refusalOf(client, `select * from public.${name}('${FROM}', '${TO}')`)).toBe(
        'PT403',
      );
      expect(
        await refusalOf({ kind: 'anonymous' }, `select * from public.${name}('${FROM}', '${TO}')`),
      ).toBe('42501');
    }
  });

  test('a measured time stays when hours change, and is measured again at the next solution', async () => {
    const id = randomUUID();
    await ownerSql(`insert into feedback_tickets (id, project_id, title, created_at)
      values ('${id}', '${project}', 'Novo', now() - interval '3 days')`);
    const duration = async () =>
      (
        await ownerSql<{ solve_seconds: number | null }>(
          'select solve_seconds from private.ticket_times where ticket_id = $1',
          [id],
        )
      )[0]?.solve_seconds;
    await ownerSql(`update feedback_tickets set status = 'solved' where id = '${id}'`);
    const first = await duration();
    expect(first).toEqual(expect.any(Number));
    await ownerSql(`update private.ticket_times set solve_seconds = 5 where ticket_id = '${id}'`);
    await ownerSql(`update feedback_tickets set module_id = '${modules[0]}' where id = '${id}'`);
    expect(await duration()).toBe(5);
    await ownerSql(`update feedback_tickets set status = 'open' where id = '${id}'`);
    expect(await duration()).toBeNull();
  });
});
