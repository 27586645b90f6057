import { beforeAll, describe, expect, it } from 'vitest';
import words from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import type { ticketFiguresView } from '#app/features/tickets/ticket-figures/admin/ticket-figures-view.server.ts';
import type { Queue } from '#app/features/today/admin/queue/queue.ts';
import { seededRandom } from '../../tools/demo/random.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { bare, numbersOf, rowsOf, screenData } from './screen-data.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Each number about tickets on the figures of the service desk and on the first screen, and the list that it opens. */

type Screen = { figures: Awaited<ReturnType<typeof ticketFiguresView>> };

const site = useBuiltSite();
let manager: SignedIn;
/** They would recalculate the times of these rows. */
const TRIGGERS = ['feedback_tickets_before_insert', 'feedback_tickets_before_update'];
const place: Record<'project' | 'module', string> = { project: '', module: '' };

beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
  const [row] = await sql<{ project: string; module: string }>(
    `insert into public.feedback_modules (project_id, key, name)
     select id, 'caixa', 'Caixa' from public.feedback_projects where key = 'forja'
     returning project_id as project, id as module`,
  );
  Object.assign(place, row);
  const random = seededRandom(19);
  const tickets = Array.from({ length: 60 }, (_, n) => ({
    ...{ n, hours: random.between(1, 24 * 40), module: random.next() < 0.4 },
    status: random.pick(['open', 'in_progress', 'waiting', 'solved', 'solved', 'closed', 'merged']),
    answered: random.next() < 0.7,
    late: random.next() < 0.5,
  }));
  for (const trigger of TRIGGERS)
    await sql(`alter table public.feedback_tickets disable trigger ${trigger}`);
  await sql(
    `insert into public.feedback_tickets (project_id, module_id, title, status, created_at, last_public_at,
       first_answered_at, solved_at, closed_at, clock_since, answer_target, answer_seconds, solve_target,
       solve_due_at)
     select $2::uuid, case when t.module then $3::uuid end, 'Chamado ' || t.n,
       case t.status when 'merged' then 'closed' else t.status end, m.at, m.at,
       case when t.answered then m.at + (now() - m.at) * 0.2 end,
       case when t.status in ('solved', 'closed') then m.at + (now() - m.at) * 0.6 end,
       case when t.status in ('closed', 'merged') then m.at + (now() - m.at) * 0.7 end,
       m.at, 60, case when t.answered then 600 end, 600,
       case when t.status in ('open', 'in_progress')
         then case when t.late then now() - interval '1 hour' else now() + interval '9 days' end end
     from jsonb_to_recordset($1::jsonb)
       as t (n int, hours int, module boolean, status text, answered boolean, late boolean),
       lateral (select now() - t.hours * interval '1 hour' as at) m`,
    ...[JSON.stringify(tickets), place.project, place.module],
  );
  await sql(
    `update public.feedback_tickets t set merged_at = closed_at, merged_into = (
       select k.id from public.feedback_tickets k where k.status = 'open' limit 1)
     where status = 'closed' and solved_at is null`,
  );
  for (const trigger of TRIGGERS)
    await sql(`alter table public.feedback_tickets enable trigger ${trigger}`);
});

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const PAST = `from=${day(30)}&to=${day(10)}`;

describe('each number about tickets opens exactly as many', () => {
  it.each([
    ['of the last days', 'range=30'],
    ['of days that are over', PAST],
    ['of one module', `range=30&project=%project&module=%module`],
  ])('%s', async (_, query) => {
    const search = query.replace('%project', place.project).replace('%module', place.module);
    const { figures: view } = await screenData<Screen>(
      site(),
      manager,
      `/admin/tickets/figures?${search}`,
    );
    const numbers = numbersOf(view.figures).filter(({ to }) => to.includes('/admin/tickets'));
    for (const { note, to, key, value } of view.measures) {
      if (key === 'backlog' && to) numbers.push({ figure: key, to, count: bare(value) });
      if (!note || typeof note === 'string') continue;
      for (const { text, to: leads } of note) {
        if (leads) numbers.push({ figure: 'moved', to: leads, count: bare(text) });
      }
    }
    const distinct = [...new Map(numbers.map((one) => [one.to, one])).values()];
    expect([...new Set(distinct.map(({ figure }) => figure))].sort()).toEqual(
      ['backlog', 'moved', 'parts'].filter((one) => distinct.some(({ figure }) => figure === one)),
    );
    expect(distinct.length).toBeGreaterThan(12);
    const found: typeof distinct = [];
    for (const { figure, to } of distinct) {
      found.push({ figure, to, count: await rowsOf(site(), manager, to) });
    }
    expect(found).toEqual(distinct);
  });

  it('of first answers and solutions as well', async () => {
    const { figures: view } = await screenData<Screen>(
      site(),
      manager,
      '/admin/tickets/figures?range=30',
    );
    for (const key of ['answer', 'solve']) {
      const measure = view.measures.find((one) => one.key === key);
      const notice = /\d+/.exec(String(measure?.note))?.[0];
      expect([key, await rowsOf(site(), manager, measure?.to ?? '')]).toEqual([
        key,
        Number(notice),
      ]);
    }
  });
});

it('what waits for staff and what is late show on the first screen and in the list, and open there', async () => {
  const { queue } = await screenData<{ queue: Queue }>(site(), manager, '/admin');
  const part = queue.find(({ key }) => key === 'tickets');
  expect(part?.count).toBeGreaterThan(part?.late ?? 99);
  expect(await rowsOf(site(), manager, part?.to ?? '')).toBe(part?.count);
  expect(await rowsOf(site(), manager, part?.lateTo ?? '')).toBe(part?.late);
  const { text } = await visit(site(), '/admin/tickets', manager.cookie);
  expect(text.replaceAll('<!-- -->', '')).toContain(
    `${words.tabs.late}</span> <b>${part?.late}</b>`,
  );
  const late = await visit(site(), part?.lateTo ?? '', manager.cookie);
  // Its tab is the selected one, and leads away from it again.
  expect(late.text).toMatch(new RegExp(`aria-current="[^"]+"[^>]*><span>${words.tabs.late}`));
});
