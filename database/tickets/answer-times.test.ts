import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import { makeStaff, staff } from '../testing/tickets.ts';

/* How long first answers took: of whose tickets, for whom, and what an erasure and the end of a term leave. */

const EMAIL = 'ana@casa.example';

useScratchDatabase();
let client: Actor;
beforeAll(async () => {
  await makeStaff();
  client = { kind: 'user', userId: await makePerson() };
  await ownerSql(
    `insert into public.feedback_projects (key, name, product) values ('parceira', 'Parceira', 'doavya')`,
  );
  // As they are after years: past the triggers, which would measure them again.
  await ownerSql('alter table public.feedback_tickets disable trigger user');
  for (const [priority, seconds, days, project, email] of [
    ['urgent', 600, 1, 'forja', EMAIL],
    ['urgent', 1200, 2, 'forja', null],
    ['urgent', 7200, 80, 'forja', null],
    ['low', 90_000, 3, 'forja', null],
    ['low', 60, 91, 'forja', null],
    ['high', 300, 1, 'parceira', null],
  ] as const) {
    await ownerSql(
      `insert into public.feedback_tickets (id, project_id, title, priority, status, author_email,
         created_at, last_public_at, clock_since, answer_target, answer_due_at, first_answered_at, answer_seconds)
       select $1, p.id, 'Menu', $2, 'in_progress', $3, at, at, at, 30, at + interval '1 day', at, $4
       from public.feedback_projects p, (select now() - make_interval(days => $5) as at) m where p.key = $6`,
      [randomUUID(), priority, email, seconds, days, project],
    );
  }
  await ownerSql('alter table public.feedback_tickets enable trigger user');
});

type Measured = { priority: string | null; median: number; answers: number; in_time: number };
const ASKED = `select priority, average_response_time as said, median_seconds as median, answers, in_time
  from public.ticket_answer_times(90) order by answers, priority`;
const measured = async (who: Actor) =>
  (await actorSql<Measured & { said: number }>(who, ASKED)).map(({ said, ...row }) => {
    // Specified as a constant, whatever was measured.
    expect(said).toBe(24);
    return row;
  });
const OURS = [
  { priority: 'low', median: 90_000, answers: 1, in_time: 0 },
  { priority: 'urgent', median: 1200, answers: 3, in_time: 2 },
];

test('is reported by priority and in total, of the last days, to readers of those tickets', async () => {
  expect(await measured(staff.partner)).toEqual([
    { priority: 'high', median: 300, answers: 1, in_time: 1 },
    { priority: null, median: 300, answers: 1, in_time: 1 },
  ]);
  const all = await measured(staff.viewer);
  expect(all).toEqual(expect.arrayContaining(OURS));
  expect(all.find(({ priority }) => priority === null)).toEqual({
    ...{ priority: null, median: 1200, answers: 5, in_time: 3 },
  });
});

test('is reported to nobody else', async () => {
  for (const who of [client, { kind: 'anonymous' } as const]) {
    expect(await refusalOf(who, ASKED)).toMatch(FORBIDDEN);
  }
});

test('stays when the requester is erased, without the text', async () => {
  const erasure = randomUUID();
  await ownerSql(
    `insert into public.privacy_requests (id, protocol, kind, state, name, email, proved_at)
     values ($1, 'P-TEMP-OS00', 'deletion', 'erasing', 'Ana', $2, now())`,
    [erasure, EMAIL],
  );
  const erase = `select public.erase_personal_rows('${erasure}') as erased`;
  for (const who of [staff.manager, client, { kind: 'anonymous' } as const]) {
    expect(await refusalOf(who, erase)).toBe('42501');
  }
  await actorSql({ kind: 'system' }, erase);
  expect(
    await ownerSql('select 1 from public.feedback_tickets where author_email = $1', [EMAIL]),
  ).toEqual([]);
  expect(await measured(staff.viewer)).toEqual(expect.arrayContaining(OURS));
});

test('stays when the term of a ticket ends, which only the server’s own job may do', async () => {
  await ownerSql(
    `update public.feedback_tickets set last_public_at = now() - interval '25 months' where priority = 'urgent'`,
  );
  const end = 'select public.erase_expired() as erased';
  for (const who of [staff.manager, client, { kind: 'anonymous' } as const]) {
    expect(await refusalOf(who, end)).toBe('42501');
  }
  await actorSql({ kind: 'system' }, end);
  expect(
    await ownerSql(
      `select count(*)::int as emptied from public.feedback_tickets
       where emptied_at is not null and title = 'Chamado' and priority = 'urgent'`,
    ),
  ).toEqual([{ emptied: 3 }]);
  expect(await measured(staff.viewer)).toEqual(expect.arrayContaining(OURS));
});
