import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailsList } from '#app/features/mails/admin/mails.list.server.ts';
import { countMails } from '#app/features/mails/admin/mails.store.server.ts';
import { mentionsList } from '#app/features/qualification/admin/mentions/mentions.list.server.ts';
import { listMentions } from '#app/features/qualification/admin/mentions/mentions.store.server.ts';
import { ticketsList } from '#app/features/tickets/queries/tickets.list.server.ts';
import { countTickets } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { dealsList } from '../../app/features/crm/deals/deals.list.server.ts';
import { sumDeals } from '../../app/features/crm/deals/deals.store.server.ts';
import { tasksList } from '../../app/features/crm/tasks/tasks.list.server.ts';
import { tasksFound } from '../../app/features/crm/tasks/tasks.store.server.ts';
import { readDigest } from '../../app/features/digest/admin/digest.store.server.ts';
import { type PartName, ROWS } from '../../app/features/digest/admin/digest.ts';
import { listsFor } from '../../app/features/digest/admin/digest-row.ts';
import { requestsList } from '../../app/features/privacy/admin/requests.list.server.ts';
import { requestsFound } from '../../app/features/privacy/admin/staff-privacy.store.server.ts';
import { leadsList } from '../../app/features/qualification/admin/leads.list.server.ts';
import {
  countLeads,
  listLeads,
} from '../../app/features/qualification/admin/leads-page.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { countEach } from '../../app/platform/database/list-page.server.ts';
import { parseListQuery } from '../../app/ui/admin/data-table/list-query.ts';
import type { Tx } from '../../bench/lists/times.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { leadWaiting } from './waiting-leads.ts';

const ROLES = ['superadmin', 'manager', 'narrowed', 'analyst', 'viewer', 'client'] as const;
type Who = (typeof ROLES)[number];
/** Whose leads a person may read, and work, as the permissions of their roles have it. */
const READS: Record<Who, (source: string) => boolean> = {
  superadmin: () => true,
  manager: () => true,
  narrowed: (source) => source === 'doavya',
  analyst: () => true,
  viewer: () => true,
  client: () => false,
};
const works = (who: Who, source: string) =>
  !['analyst', 'viewer'].includes(who) && READS[who](source);

describe('a digest', () => {
  useScratchDatabase();
  const people = {} as Record<Who, string>;
  const leads: {
    id: string;
    owner: string | null;
    source: string;
    due: number;
    answered: boolean;
  }[] = [];
  beforeAll(async () => {
    for (const who of ROLES) {
      people[who] = await (who === 'client'
        ? makePerson()
        : makePerson(who === 'narrowed' ? { role: 'manager', product: 'doavya' } : { role: who }));
    }
    const owners = [...Object.values(people), null];
    for (let place = 0; place < 70; place += 1) {
      const lead = {
        owner: owners[place % owners.length] ?? null,
        source: ['qualification', 'doavya', 'contact_form'][place % 3] ?? '',
        due: 40 - place * 2,
        answered: place % 11 === 0,
      };
      leads.push({ id: await leadWaiting(lead), ...lead });
    }
  });
  const digestOf = (who: Who) =>
    asActor({ kind: 'user', userId: people[who] }, (tx) => readDigest(tx, people[who]));
  const asUser = (who: Who, statement: string) =>
    actorSql<{ id: string }>({ kind: 'user', userId: people[who] }, statement);

  test.each(ROLES)('has the leads that wait for a %s, the most urgent first', async (who) => {
    const expected = leads
      .filter(({ answered }) => !answered)
      .filter(({ owner, source }) =>
        owner === people[who] ? READS[who](source) : owner === null && works(who, source),
      )
      .toSorted((a, b) => a.due - b.due);
    const { leads: found } = await digestOf(who);
    expect(found.count).toBe(expected.length);
    expect(found.rows.map(({ id }) => id)).toEqual(expected.slice(0, ROWS).map(({ id }) => id));
    expect(found.rows.map(({ late }) => late !== null)).toEqual(
      expected.slice(0, ROWS).map(({ due }) => due < 0),
    );
  });

  test('shows the delay of a lead in business time', async () => {
    const { leads: found } = await digestOf('manager');
    for (const { id, late } of found.rows) {
      const [row] = await ownerSql<{ seconds: number }>(
        `select private.business_seconds(answer_due_at, now()) as seconds
         from public.qualification_submissions where id = $1`,
        [id],
      );
      if (late !== null) expect(Math.abs(late - (row?.seconds ?? 0))).toBeLessThan(60);
    }
  });

  test('has the user’s tasks of today and the late ones, of their products', async () => {
    const task = (title: string, due: string, more: { owner?: Who; product?: string } = {}) =>
      ownerSql(
        `insert into public.crm_tasks (id, lead_id, product, title, due_at, owner_id)
         values (gen_random_uuid(), $1, $2, $3, ${due}, $4)`,
        [leads[0]?.id, more.product ?? 'forja', title, people[more.owner ?? 'manager']],
      );
    const endOf = (
      day: string,
    ) => `((now() at time zone 'America/Sao_Paulo')::date + ${day})::timestamp
      at time zone 'America/Sao_Paulo' - interval '1 second'`;
    for (let late = 1; late <= 11; late += 1) {
      await task(`Atrasada ${late}`, `now() - interval '${late} days'`);
    }
    await task('Hoje', endOf('1'));
    await task('Amanhã', endOf('2'));
    await task('De outra', endOf('1'), { owner: 'viewer' });
    await task('Da Forja', endOf('1'), { owner: 'narrowed' });
    await task('Da Doavya', endOf('1'), { owner: 'narrowed', product: 'doavya' });
    const { tasks } = await digestOf('manager');
    expect(tasks.count).toBe(12);
    expect(tasks.rows.map(({ title }) => title)).toEqual(
      Array.from({ length: ROWS }, (_, place) => `Atrasada ${11 - place}`),
    );
    expect((await digestOf('narrowed')).tasks.rows.map(({ title }) => title)).toEqual([
      'Da Doavya',
    ]);
    expect((await digestOf('client')).tasks.count).toBe(0);
  });

  test('has the user’s stalled deals, and no other’s', async () => {
    const id = randomUUID();
    await asUser(
      'manager',
      `select public.make_deal('${id}', (select s.id from public.crm_stages s
         join public.crm_pipelines p on p.id = s.pipeline_id
         where p.slug = 'inbound-marketing' and s.position = 1),
         '{"title": "Portal", "value": 0}', '{"name": "Ana", "email": "ana@casa.example"}')`,
    );
    await ownerSql('alter table public.crm_deals disable trigger user');
    await ownerSql(
      `update public.crm_deals set touched_at = now() - interval '60 days', owner_id = $2
       where id = $1`,
      [id, people.manager],
    );
    await ownerSql('alter table public.crm_deals enable trigger user');
    expect((await digestOf('manager')).deals).toMatchObject({
      count: 1,
      rows: [{ id, title: 'Portal', contact: 'Ana', idleDays: 60 }],
    });
    expect((await digestOf('superadmin')).deals.count).toBe(0);
  });

  test('has tickets that wait for staff: the user’s, and unassigned ones for users who may work on them', async () => {
    const ticket = (title: string, days: number, owner: Who | null, status = 'open') =>
      ownerSql(
        `insert into public.feedback_tickets (project_id, title, status, owner_id, last_public_at)
         select id, $1, $2, $3, now() - $4 * interval '1 day' from public.feedback_projects
         where key = 'forja'`,
        [title, status, owner && people[owner], days],
      );
    await ticket('De ninguém', 2, null);
    await ticket('Dela', 3, 'manager', 'in_progress');
    await ticket('De outra', 9, 'superadmin');
    await ticket('Com o cliente', 9, 'manager', 'waiting');
    await ticket('De quem consulta', 1, 'viewer');
    const titles = async (who: Who) =>
      (await digestOf(who)).tickets.rows.map(({ name }) => name.replace(/^A-\d+ /, ''));
    expect(await titles('manager')).toEqual(['Dela', 'De ninguém']);
    expect(await titles('viewer')).toEqual(['De quem consulta']);
    expect(await titles('narrowed')).toEqual([]);
    expect(await titles('client')).toEqual([]);
  });

  test('has requests and failed mails for permitted users, and mentions', async () => {
    await ownerSql(
      `insert into public.privacy_requests (id, protocol, kind, state, email, proved_at, due_at)
       values (gen_random_uuid(), 'P-DIGE-ST00', 'deletion', 'open', 'ana@casa.example', now(),
         now() + interval '3 days')`,
    );
    await ownerSql(
      `insert into public.mails (id, kind, state, recipient, subject, tried_at) values
         (gen_random_uuid(), 'account.mail', 'failed', 'a@casa.example', 'Ontem', now() - interval '1 day'),
         (gen_random_uuid(), 'account.mail', 'failed', 'b@casa.example', 'Faz tempo', now() - interval '4 days'),
         (gen_random_uuid(), 'account.mail', 'sent', 'c@casa.example', 'Foi', now())`,
    );
    await asUser(
      'manager',
      `select public.write_lead_note('${randomUUID()}', '${leads[1]?.id}', 'Veja, @{${people.viewer}}')`,
    );
    const [boss, manager, viewer] = [
      await digestOf('superadmin'),
      await digestOf('manager'),
      await digestOf('viewer'),
    ];
    expect(boss.privacy).toMatchObject({ count: 1, rows: [{ kind: 'deletion', daysLeft: 3 }] });
    expect(boss.mails.rows.map(({ subject }) => subject)).toEqual(['Ontem']);
    for (const { privacy, mails } of [manager, viewer]) {
      expect([privacy.count, mails.count]).toEqual([0, 0]);
    }
    expect(viewer.mentions).toMatchObject({
      count: 1,
      rows: [{ subject: 'lead', subjectId: leads[1]?.id }],
    });
    expect(manager.mentions.count).toBe(0);
  });

  /** How many rows the list has that a part leads to. */
  const COUNTED: Record<PartName, (tx: Tx, query: URLSearchParams) => Promise<number>> = {
    leads: (tx, query) => countLeads(tx, parseListQuery(leadsList, query).filter),
    tasks: async (tx, query) =>
      (await countEach(tx, [tasksFound(tx, parseListQuery(tasksList, query).filter, 100)]))[0] ?? 0,
    deals: async (tx, query) => (await sumDeals(tx, parseListQuery(dealsList, query).filter)).deals,
    tickets: (tx, query) => countTickets(tx, parseListQuery(ticketsList, query).filter),
    privacy: async (tx, query) =>
      (
        await countEach(tx, [requestsFound(tx, parseListQuery(requestsList, query).filter, 100)])
      )[0] ?? 0,
    mails: (tx, query) => countMails(tx, parseListQuery(mailsList, query).filter),
    mentions: async (tx, query) =>
      (await listMentions(tx, { ...parseListQuery(mentionsList, query), limit: 100 })).length,
  };

  test.each(ROLES)('links a %s to lists of exactly the counted rows', async (who) => {
    const digest = await digestOf(who);
    const listed: Partial<Record<PartName, number>> = {};
    for (const [name, address] of Object.entries(listsFor(people[who])) as [PartName, string][]) {
      if (digest[name].count === 0) continue;
      const query = new URLSearchParams(address.split('?')[1]);
      listed[name] = await asActor({ kind: 'user', userId: people[who] }, (tx) =>
        COUNTED[name](tx, query),
      );
    }
    expect(listed).toEqual(
      Object.fromEntries(
        Object.entries(digest)
          .filter(([, { count }]) => count > 0)
          .map(([name, { count }]) => [name, count]),
      ),
    );
    // The same leads, in the order of their clocks.
    if (!listed.leads) return;
    const part = { filter: { owner: 'me-or-none', answer: 'waiting' }, limit: ROWS } as const;
    const rows = await asActor({ kind: 'user', userId: people[who] }, (tx) =>
      listLeads(tx, { ...part, sort: { by: 'clock', descending: false } }),
    );
    expect(rows.map(({ id }) => id)).toEqual(digest.leads.rows.map(({ id }) => id));
  });
});
