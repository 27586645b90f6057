import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markedPath, ratingPath } from '#app/features/satisfaction/rating-link.server.ts';
import { adminPaths, authPaths, portalPath, portalPaths } from '#app/paths.ts';
import { breadth } from '../breadth.ts';
import { plainScreens } from '../browser/admin-screens.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { PNG, postForm } from './feedback-posts.ts';
import { goodPages } from './page-addresses.ts';
import { letIn, someProject, someVersion } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/*
 * A word in every kind of internal note, searched for in everything that the person
 * whom the notes are about can reach: with the secret of their feedback, as a client of the portal, and as a user
 * of the admin who may read none of it.
 */

/** The page of results repeats the query: two words, one of them a secret. */
const [WORD, PLANTED] = [randomUUID().slice(0, 8), `jabuticabal${randomUUID().slice(0, 6)}`];
const NOTE = `${WORD} ${PLANTED}`;

const site = useBuiltSite();
const people = {} as Record<'manager' | 'client' | 'outsider', SignedIn>;
const users = {} as Record<
  'page' | 'entry' | 'ticket' | 'own' | 'rating' | 'project' | 'deliverable',
  string
>;
/** Where staff read the notes, by where each was planted. */
const notes: Record<string, string> = {};

type Ears = { told: string[]; status: number; close: () => void };
const ears: Ears[] = [];

/** All events that an open screen receives. */
async function listening(cookie: string): Promise<Ears> {
  const heard: Ears = { told: [], status: 0, close: () => undefined };
  const headers = { host: `localhost:${site().port}`, cookie };
  const sent = request({ host: '127.0.0.1', port: site().port, path: adminPaths.events, headers });
  heard.close = () => sent.destroy();
  sent.on('error', () => undefined);
  sent.on('response', (response) => {
    heard.status = response.statusCode ?? 0;
    response.on('error', () => undefined);
    response.on('data', (part: Buffer) => heard.told.push(String(part)));
  });
  sent.end();
  await once(sent, 'response');
  ears.push(heard);
  return heard;
}

const act = async (at: string, fields: Record<string, string>) => {
  const { status, text } = await post(site(), at, fields, { cookie: people.manager.cookie });
  expect([at, fields['intent'], status], text.slice(0, 200)).toEqual([at, fields['intent'], 200]);
};
const one = async (text: string, ...values: unknown[]) =>
  (await sql<{ id: string }>(text, ...values))[0]?.id ?? '';

/** Everything of one person: a ticket with and one without an entry, a lead, a deal, a project. */
async function someoneKnown(email: string): Promise<Record<string, string>> {
  const verbatim = `O menu some. ${randomUUID()}`;
  const sent = await postForm(site(), {
    fields: { verbatim, email },
    files: [{ name: 'tela.png', bytes: PNG, type: 'image/png' }],
  });
  users.page = sent.headers.location ?? '';
  users.entry = await one('select id from public.feedback_entries where verbatim = $1', verbatim);
  const opened = `insert into public.feedback_tickets (project_id, feedback_id, title, author_email)
    select p.id, $1::uuid, 'Menu', $2 from public.feedback_projects p where p.key = 'forja' returning id`;
  users.ticket = await one(opened, users.entry, email);
  const mailed = await one(opened, null, email);
  const token = `${randomUUID()}-t`;
  await sql(
    `select private.link_to_ticket($1::uuid, $2, encode(sha256(convert_to($3, 'UTF8')), 'hex'))`,
    ...[mailed, email, token],
  );
  users.own = `/feedback/${token}`;
  const contact = await one(
    `insert into public.crm_contacts (name, email, source) values ('Marina', $1, 'website') returning id`,
    email,
  );
  const lead = await one(
    `insert into public.qualification_submissions (id, source, form_data, contact_id)
     values (gen_random_uuid(), 'contact_form', jsonb_build_object('name', 'Marina', 'email', $1::text), $2)
     returning id`,
    ...[email, contact],
  );
  const deal = await one(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select $1::uuid, s.pipeline_id, s.id, 'Pedidos', 'manual' from public.crm_stages s
     join public.crm_pipelines p on p.id = s.pipeline_id where p.slug = 'inbound-marketing'
     order by s.position limit 1 returning id`,
    contact,
  );
  const project = await someProject();
  await letIn(project, people.client.id, 'owner');
  users.project = project.id;
  users.deliverable = (await someVersion(project)).deliverable;
  return { mailed, contact, lead, deal };
}

beforeAll(async () => {
  people.manager = await signedIn(site(), 'manager');
  people.client = await signedIn(site(), null);
  people.outsider = await signedIn(site(), 'analyst');
  // A user of the admin without access to any of this.
  await sql(
    `delete from public.role_permissions where role = 'analyst' and resource in ('crm', 'feedback', 'projects')`,
  );
  const { mailed, contact, lead, deal } = await someoneKnown(people.client.email);
  const open = await listening(people.outsider.cookie);
  expect(open.status).toBe(200);

  const ticket = `/admin/tickets/${users.ticket}`;
  const plant = async (what: string, at: string, fields: Record<string, string>) => {
    await act(at, fields);
    notes[what] = at;
  };
  await plant('a ticket', ticket, { intent: 'note', text: NOTE });
  await plant('a ticket without an entry', `/admin/tickets/${mailed}`, {
    intent: 'note',
    text: NOTE,
  });
  await plant('an entry', `/admin/feedback/${users.entry}`, { intent: 'note', text: NOTE });
  await plant('a lead', `/admin/leads/${lead}`, { intent: 'note', text: NOTE });
  await plant('a contact', `/admin/contacts/${contact}`, {
    intent: 'note',
    kind: 'note',
    text: NOTE,
  });
  await plant('a project', `/admin/projects/${users.project}`, {
    ...{ intent: 'note', noteId: randomUUID(), text: NOTE },
  });
  await act('/admin/tasks', {
    ...{ intent: 'write', subject: 'deal', about: deal ?? '', title: 'Ligar', note: NOTE },
    day: '2030-01-31',
  });
  notes['a task of a deal'] = `/admin/deals/${deal}`;

  // What does go out, so that every kind of mail, page and event there is has something to say.
  await act(ticket, { intent: 'reply', text: 'Já está na bancada.', next: 'solved' });
  await act(`/admin/tickets/${mailed}`, { intent: 'reply', text: 'Já vimos.', next: 'waiting' });
  await act(`/admin/projects/${users.project}`, {
    ...{ intent: 'update', key: randomUUID(), body: 'O pedido chega ao teste.' },
  });
  const rating = await one(
    'select id from public.ticket_ratings where ticket_id = $1',
    users.ticket,
  );
  users.rating = markedPath(ratingPath({ id: rating, entryId: null }, 'pt-BR'), 4);
});
afterAll(() => {
  for (const { close } of ears) close();
});

it('is visible to staff, as the other tests assume', async () => {
  for (const [what, at] of Object.entries(notes)) {
    const { text } = await visit(site(), at, people.manager.cookie);
    expect([what, text.includes(PLANTED)]).toEqual([what, true]);
  }
  const ownPage = (await site().ask(users.page)).text;
  expect(ownPage).toContain('Já está na bancada.');
  expect((await site().ask(users.own)).text).toContain('Já vimos.');
  expect((await visit(site(), portalPaths.overview, people.client.cookie)).text).toContain(
    'Padaria Sol',
  );
});

/** Of many addresses that are read alike every fourth, or in test:all each. */
const some = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % breadth(4, 1) === 0);
const publicPages = some(goodPages);

/** An address as a page, and as its data. */
const asRead = (address: string): string[] => {
  const [place = '', query] = address.split('?');
  return [address, `${place}.data${query ? `?${query}` : ''}`];
};
const SEARCHES = [
  `/busca?q=${WORD}`,
  `/en/search?q=${WORD}`,
  `/busca/sugestoes?q=${WORD}`,
  `/en/search/suggestions?q=${WORD}`,
  `${adminPaths.find}?q=${WORD}`,
  `${adminPaths.tickets}?text=${WORD}`,
  `${adminPaths.feedback}?text=${WORD}`,
  `${adminPaths.leads}?text=${WORD}`,
  `${adminPaths.contacts}?text=${WORD}`,
];

async function silent(
  addresses: readonly string[],
  cookie: string,
): Promise<Record<number, number>> {
  const answers: Record<number, number> = {};
  for (const address of addresses) {
    const { status, text, raw } = await visit(site(), address, cookie);
    answers[status] = (answers[status] ?? 0) + 1;
    expect([address, text.includes(PLANTED) || raw.includes(PLANTED)]).toEqual([address, false]);
  }
  return answers;
}

it('is on no page of the site, nor on those that the person’s secrets open', async () => {
  const secrets = [users.page, `/en${users.page}`, users.own, `/en${users.own}`, users.rating];
  const answers = await silent(
    [...secrets.flatMap(asRead), ...SEARCHES, ...publicPages.map(({ address }) => address)],
    '',
  );
  expect(answers[200]).toBeGreaterThan(publicPages.length + 6);
});

const staffAddresses = () =>
  [
    ...some(plainScreens),
    ...Object.values(notes),
    `${adminPaths.tickets}?open=${users.ticket}`,
    `${adminPaths.feedback}?open=${users.entry}`,
    ...SEARCHES,
  ].flatMap(asRead);

it('is in no page and no data of the portal, of the account, or of forbidden screens', async () => {
  const portal = [
    portalPaths.overview,
    portalPath('project', { id: users.project }),
    portalPath('deliverable', { id: users.deliverable }),
    authPaths.account,
  ];
  const answers = await silent(portal.flatMap(asRead), people.client.cookie);
  // These have no address of their data: what a page needs is in it.
  expect(answers).toEqual({ 200: 4, 404: 4 });
  await silent(staffAddresses(), people.client.cookie);
  expect((await listening(people.client.cookie)).status).toBe(403);
});

it('is in no search and no event of a colleague without access', async () => {
  const answers = await silent(staffAddresses(), people.outsider.cookie);
  expect(answers[200]).toBeGreaterThan(3);
  await sql(`select pg_notify('lists_changed', 'settings')`);
  expect(ears.flatMap(({ told }) => told).join('')).not.toContain(PLANTED);
});

it('is in no mail and in no queued job', async () => {
  const kinds = () =>
    sql<{ kind: string }>(
      `select distinct kind from public.mails where recipient = $1 order by kind`,
      people.client.email,
    );
  await expect
    .poll(async () => (await kinds()).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['ticket.reply-mail']));
  const folder = path.join(site().dataDir, 'mailbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const { subject, text, html, to } = await PostalMime.parse(
      await readFile(path.join(folder, name)),
    );
    const found = [subject, text, html].join('\n').includes(PLANTED);
    expect([name, to?.[0]?.address, found]).toEqual([name, to?.[0]?.address, false]);
  }
  for (const place of ['public.mails', 'public.outbox', 'pgboss.job', 'public.feedback_messages']) {
    expect(
      await sql(`select 1 from ${place} t where strpos(to_jsonb(t)::text, $1) > 0`, PLANTED),
    ).toEqual([]);
  }
});
