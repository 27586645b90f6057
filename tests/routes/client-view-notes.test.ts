import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  adminPaths,
  fillPattern,
  type PortalPage,
  type portalPath,
  portalPaths,
} from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someInvoice } from './invoice-posts.ts';
import {
  letIn,
  someClientTicket,
  someFile,
  somePage,
  someProject,
  someVersion,
} from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* A word in every kind of internal note about a client, searched for on every page of the portal while
 * staff view it as this client: what they may read in the admin must not appear there. */

/** The page of results repeats the query: two words, one of them a secret. */
const [WORD, PLANTED] = [randomUUID().slice(0, 8), `pitangal${randomUUID().slice(0, 6)}`];
const NOTE = `${WORD} ${PLANTED}`;
const CLIENT = 'Padaria Vigiada';

const site = useBuiltSite();

type PageOfOne = Parameters<typeof portalPath>[0];
/** One of each; a page that is added has none yet, and is found by the compiler. */
let ids: Record<PageOfOne, string>;
let manager: SignedIn;
let viewing = '';
/** Where staff read the notes. */
let admin: string[] = [];
let notice = '';
let hangUp = (): void => undefined;

const one = async (text: string, ...values: unknown[]) =>
  (await sql<{ id: string }>(text, ...values))[0]?.id ?? '';

/** A client with a contact and a deal, and notes about each thing of it. */
async function someoneNoted() {
  const ours = await someProject({ name: CLIENT });
  const contact = await one(
    `insert into public.crm_contacts (name, email, source)
     values ('Helena', gen_random_uuid() || '@padaria.example', 'website') returning id`,
  );
  const deal = await one(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, close_note)
     select $1::uuid, s.pipeline_id, s.id, 'Pedidos', 'manual', $2 from public.crm_stages s
     join public.crm_pipelines p on p.id = s.pipeline_id where p.slug = 'inbound-marketing'
     order by s.position limit 1 returning id`,
    ...[contact, NOTE],
  );
  await sql(
    'update public.client_organizations set contact_id = $2 where id = $1 returning id',
    ...[ours.organization, contact],
  );
  await sql('update public.projects set deal_id = $2 where id = $1 returning id', ours.id, deal);
  const sent = await someVersion(ours);
  const { file, version } = await someFile(ours);
  const { id: invoice } = await someInvoice(ours);
  await someInvoice(ours, { state: 'draft', description: NOTE });
  const ticket = await someClientTicket(ours);
  ids = {
    ...{ project: ours.id, deliverable: sent.deliverable, versionFile: sent.version },
    versionPage: await somePage(sent.version),
    ...{ projectFile: file, projectFileVersion: version, invoiceFile: invoice, ticket },
    ...{ fileUpload: randomUUID(), ticketFile: randomUUID(), survey: randomUUID() },
  };
  admin = [
    `/admin/projects/${ours.id}`,
    `/admin/tickets/${ticket}`,
    `/admin/contacts/${contact}`,
    `/admin/deals/${deal}`,
    adminPaths.invoices,
  ];
  for (const [text, about] of [
    [`insert into public.project_notes (id, project_id, body)`, ours.id],
    [`insert into public.ticket_notes (id, ticket_id, body)`, ticket],
  ])
    await sql(`${text} values (gen_random_uuid(), $1, $2) returning id`, about, NOTE);
  await sql(
    `insert into public.invoice_events (invoice_id, kind, cause) values ($1, 'unpaid', $2) returning id`,
    ...[invoice, NOTE],
  );
  const act = (at: string, fields: Record<string, string>) =>
    post(site(), at, fields, { cookie: manager.cookie });
  await act(`/admin/contacts/${contact}`, { intent: 'note', kind: 'note', text: NOTE });
  await act('/admin/tasks', {
    ...{ intent: 'write', subject: 'deal', about: deal, title: 'Ligar', note: NOTE },
    day: '2030-01-31',
  });
}

/** Listens, as a screen that stays open does. */
async function listen(cookie: string): Promise<void> {
  const headers = { host: `localhost:${site().port}`, cookie };
  const sent = request({ host: '127.0.0.1', port: site().port, path: adminPaths.events, headers });
  sent.on('error', () => undefined);
  sent.on('response', (response) => {
    response.on('error', () => undefined);
    response.on('data', (part: Buffer) => {
      notice += String(part);
    });
  });
  sent.end();
  hangUp = () => sent.destroy();
  await once(sent, 'response');
}

beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
  await someoneNoted();
  const started = await post(
    site(),
    portalPaths.view,
    { project: ids.project },
    { cookie: manager.cookie },
  );
  const [set = ''] = [started.headers['set-cookie'] ?? ''].flat();
  viewing = `${manager.cookie}; ${set.split(';')[0]}`;
  await listen(viewing);
});
afterAll(() => hangUp());

it('is visible to staff, as the other tests assume', async () => {
  for (const at of admin) {
    const { text } = await visit(site(), at, manager.cookie);
    expect([at, text.includes(PLANTED)]).toEqual([at, true]);
  }
});

/** What every page answers in the view. */
const STATUS: Partial<Record<PortalPage, number>> = {
  // By an address that was made for one person.
  ...{ versionFile: 404, versionPage: 404, projectFileVersion: 404, invoiceFile: 404 },
  ticketFile: 404,
  // A user in the preview changes, sends and answers nothing.
  ...{ copy: 403, fileUploads: 403, fileUpload: 403, survey: 404 },
  // By the secret of a link.
  ...{ leaveNotice: 404, invitation: 410 },
  // Pressed, and never opened.
  ...{ view: 303, endView: 303 },
};

const addressOf = (name: PortalPage) =>
  fillPattern(portalPaths[name], { id: (ids as Partial<Record<PortalPage, string>>)[name] ?? '' });

it.each(Object.keys(portalPaths) as PortalPage[])('is not in the view of %s', async (name) => {
  const address = addressOf(name);
  const { status, text, raw } = await visit(site(), address, viewing);
  expect([address, status]).toEqual([address, STATUS[name] ?? 200]);
  // The offline page has no list of pages until the device fills it.
  const named = name !== 'offline';
  if (!STATUS[name]) expect([address, text.includes(CLIENT)]).toEqual([address, named]);
  expect([address, raw.includes(PLANTED)]).toEqual([address, false]);
  // These have no address of their data: what a page needs is in it.
  const data = await visit(site(), `${address}.data`, viewing);
  expect([address, data.raw.includes(PLANTED)]).toEqual([address, false]);
});

it('is found by no search of the view, and sent by no event', async () => {
  for (const address of [
    `${portalPaths.tickets}?busca=${WORD}`,
    `${portalPaths.files}?q=${WORD}`,
    `/busca?q=${WORD}`,
    `/busca/sugestoes?q=${WORD}`,
  ]) {
    const { status, raw } = await visit(site(), address, viewing);
    expect([address, status, raw.includes(PLANTED)]).toEqual([address, 200, false]);
  }
  await sql(`select pg_notify('lists_changed', 'projects')`);
  await sql(`select pg_notify('lists_changed', 'tickets')`);
  expect(notice).not.toContain(PLANTED);
});

it('shows the account without a working button, and changes nothing of it', async () => {
  const { text } = await visit(site(), portalPaths.account, viewing);
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1] ?? '';
  expect(main.startsWith('<fieldset disabled')).toBe(true);
  expect(main).not.toMatch(/<a [^>]*href="(?:\/auth|[^"]*\/conta\/copia)/);
  const owner = await signedIn(site(), null);
  const [{ organization = '' } = {}] = await sql<{ organization: string }>(
    'select organization_id as organization from public.projects where id = $1',
    ids.project,
  );
  await letIn({ id: ids.project, organization }, owner.id, 'owner');
  const rows = () =>
    sql(
      `select (select count(*)::int from public.client_invitations) as invited,
         (select count(*)::int from public.client_members where role = 'owner') as owners,
         (select count(*)::int from public.client_notice_choices) as choices,
         (select count(*)::int from public.privacy_requests) as requests,
         (select name from identity.users where id = $1) as name`,
      manager.id,
    );
  const before = await rows();
  for (const fields of [
    { intent: 'profile', name: 'Outra', locale: 'en' },
    { intent: 'notices', deliverable: 'off', answer: 'off', date: 'off', ticket: 'off' },
    { intent: 'invite', organization, email: 'x@x.example', name: 'X', role: 'owner' },
    { intent: 'role', organization, user: owner.id, role: 'member' },
    { intent: 'end', organization, user: owner.id },
    { intent: 'erase', id: randomUUID(), sure: 'yes' },
  ]) {
    const more = { locale: 'pt-BR', 'invoice.due': 'off', 'invoice.overdue': 'off' };
    const answer = await post(
      site(),
      portalPaths.account,
      { ...more, ...fields },
      { cookie: viewing },
    );
    expect([fields.intent, answer.status]).toEqual([fields.intent, 403]);
    expect(answer.text).toContain('Na vista do cliente nada muda');
  }
  expect(await rows()).toEqual(before);
});
