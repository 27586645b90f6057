import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminScreen, adminPath, adminPaths } from '#app/paths.ts';
import { expectedRoutes } from '../../database/access/expected-routes.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type ClientRows, someClient } from './client-rows.ts';
import { samplePosts } from './sample-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Every screen of staff and every post about projects and invoices, asked for by an admin whose role is
 * narrowed to another product, with the real ids of a client of Forja. A screen about one thing that is added
 * has no line below, and is found by the compiler. */

const site = useBuiltSite();

/** Part of every text of the client; searched for by its first half, which is not the whole word. */
const WORD = 'alheia7731';
const SEARCHED = 'alheia';

type Planted = ClientRows &
  Record<'note' | 'wait' | 'invitation' | 'folder' | 'mail' | 'deal', string>;

type Plain = {
  [N in AdminScreen]: (typeof adminPaths)[N] extends `${string}:${string}` ? never : N;
}[AdminScreen];

/** Null: about a thing that belongs to no client. */
type Addresses = Record<Exclude<AdminScreen, Plain>, ((rows: Planted) => string[]) | null>;
const none: null = null;

/** Addresses of screens about one thing. All others are asked for by themselves, with the word as their search. */
const ofOne: Addresses = {
  clientProject: ({ project: id }) => [
    adminPath('clientProject', { id }),
    `${adminPath('clientProject', { id })}?tab=files`,
  ],
  invoice: ({ invoice: id }) => [adminPath('invoice', { id })],
  invoiceFile: ({ invoice: id }) => [adminPath('invoiceFile', { id })],
  deal: ({ deal: id }) => [adminPath('deal', { id })],
  ticket: ({ ticket: id }) => [adminPath('ticket', { id })],
  ticketFile: ({ ticketFile: id }) => [adminPath('ticketFile', { id })],
  ticketWriting: ({ ticket: id }) => [adminPath('ticketWriting', { id })],
  mail: ({ mail: id }) => [adminPath('mail', { id })],
  // Tried with rows of two products in database/access and database/policies.
  lead: none,
  crmCompany: none,
  contact: none,
  contactMerge: none,
  companyMerge: none,
  contactImport: none,
  contactImportReport: none,
  messageFile: none,
  note: none,
  noteFile: none,
  message: none,
  feedbackProject: none,
  feedbackEntry: none,
  feedbackFile: none,
  inboundMail: none,
  inboundMailFile: none,
  // Of the company, and of no product.
  ownRole: none,
  issuer: none,
  scoreRule: none,
  automationRule: none,
  template: none,
  customField: none,
  leadRule: none,
  contactWay: none,
  companyPreview: none,
  newsletterProof: none,
  formBuilder: none,
  formDropOff: none,
  contentItem: none,
  contentPreview: none,
  caseLeave: none,
  caseLeaveFile: none,
  seoTag: none,
  person: none,
  scheme: none,
  logo: none,
  privacyRequestScreen: none,
  change: none,
  product: none,
  pipelines: none,
  pipeline: none,
  webhook: none,
};

/** What the screens of many ask for besides their search. */
const queries: Partial<Record<Plain, (rows: Planted) => Record<string, string>>> = {
  clientProjects: ({ organization }) => ({ client: organization }),
  newInvoice: ({ organization, project }) => ({ client: organization, project }),
  find: () => ({ q: SEARCHED }),
  messages: ({ deal }) => ({ kind: 'deal', about: deal }),
};
/** Its answer does not end: a list's name and no row is all that it sends. */
const STREAM: AdminScreen = 'events';

function addressesOf(name: AdminScreen, rows: Planted): string[] {
  const special = (ofOne as Partial<Record<AdminScreen, Addresses[keyof Addresses]>>)[name];
  if (special !== undefined) return special?.(rows) ?? [];
  const given = (queries as Partial<Record<AdminScreen, (rows: Planted) => object>>)[name];
  const searched = new URLSearchParams({ text: SEARCHED });
  const search = new URLSearchParams({ ...given?.(rows) });
  return [searched, ...(given ? [search] : [])].map((query) => `${adminPaths[name]}?${query}`);
}

const isRefusal = (status: number) => status >= 400 && status < 500;
const dataOf = (path: string) => path.replace(/(?=\?|$)/, '.data');

async function plant(): Promise<Planted> {
  const rows = await someClient(WORD);
  const { project, organization, invoice } = rows;
  const made = async (text: string, ...values: unknown[]) =>
    (await sql<{ id: string }>(`${text} returning id`, ...values))[0]?.id ?? '';
  /** A won deal of the client in the first pipeline of a product. */
  const deal = (product: string, title: string) =>
    made(
      `with contact as (
         insert into public.crm_contacts (name, email, source)
         values ('Rosa', gen_random_uuid() || '@alvo.example', 'manual') returning id
       )
       insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, close_reason,
         organization_id)
       select contact.id, s.pipeline_id, s.id, $1, 'manual', 'fit', $2
       from contact, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = $3 and s.kind = 'won' order by p.slug limit 1`,
      ...[title, organization, product],
    );
  return {
    ...rows,
    note: await made(
      `insert into public.project_notes (id, project_id, body) values (gen_random_uuid(), $1, $2)`,
      ...[project, `${WORD}, nota`],
    ),
    wait: await made(
      `insert into public.project_waits (project_id, position, what, since) values ($1, 3, $2, '2026-08-10')`,
      ...[project, `${WORD}, acesso`],
    ),
    invitation: await made(
      `insert into public.client_invitations (organization_id, project_id, email, name, role)
       values ($1, $2, $3, $4, 'member')`,
      ...[organization, project, `${WORD}@padaria.example`, WORD],
    ),
    folder: await made(
      `insert into public.project_folders (id, project_id, name) values (gen_random_uuid(), $1, $2)`,
      ...[project, WORD],
    ),
    mail: await made(
      `insert into public.mails (id, kind, state, about, recipient)
       values (gen_random_uuid(), 'invoice.due-mail', 'failed', $1, $2)`,
      ...[invoice, `${WORD}@padaria.example`],
    ),
    deal: await deal('forja', `${WORD}, venda`),
  };
}

const MINE = { forja: 'forja', doavya: 'doavya' } as const;
const people = {} as Record<keyof typeof MINE, SignedIn>;
let rows: Planted;

beforeAll(async () => {
  rows = await plant();
  for (const product of Object.values(MINE)) {
    people[product] = await signedIn(site(), 'admin');
    await sql(
      `update public.user_roles set product = $2 where user_id = $1 and is_active`,
      ...[people[product].id, product],
    );
  }
});

describe('reads of a role limited to another product', () => {
  const names = (Object.keys(adminPaths) as AdminScreen[]).filter(
    (name) => name !== STREAM && (ofOne as Record<string, unknown>)[name] !== none,
  );

  it.each(names)('of %s has no word and no id of the client', async (name) => {
    const ids = Object.values(rows).filter(Boolean);
    for (const path of addressesOf(name, rows).flatMap((one) => [one, dataOf(one)])) {
      const { text } = await visit(site(), path, people.doavya.cookie);
      const found = ids.filter((id) => text.includes(id) && !path.includes(id));
      expect([path, text.includes(WORD), found]).toEqual([path, false, []]);
    }
  });

  it('is found by a role of its own product', async () => {
    const seen: AdminScreen[] = [];
    for (const name of names) {
      const answers = await Promise.all(
        addressesOf(name, rows).map((path) => visit(site(), path, people.forja.cookie)),
      );
      if (answers.some(({ text }) => text.includes(WORD))) seen.push(name);
    }
    expect(seen).toEqual(
      expect.arrayContaining([
        ...['clientProjects', 'clientProjectsExport', 'clientProject'],
        ...['invoices', 'invoicesExport', 'invoice', 'newInvoice'],
        ...['dealsList', 'deal', 'tickets', 'ticket', 'mails', 'mail', 'today'],
      ]),
    );
  });
});

describe('changes by a role limited to another product', () => {
  const REMAINING = [
    ...['projects', 'project_stages', 'project_updates', 'project_notes', 'project_events'],
    ...['project_waits', 'project_comments', 'project_folders', 'project_files'],
    ...['project_file_versions', 'project_date_changes', 'deliverables', 'deliverable_versions'],
    ...['approvals', 'invoices', 'invoice_events', 'client_organizations', 'client_members'],
    ...['client_invitations', 'company_settings', 'crm_deals', 'setting_changes'],
  ];
  /** Without what the round of invoices writes by itself, which may come between two fingerprints. */
  const fingerprint = async () =>
    (
      await sql<{ mark: string }>(
        `select concat_ws(' ', ${REMAINING.map(
          (table) =>
            `(select md5(coalesce(string_agg(row, '' order by row), ''))
              from (select (to_jsonb(t) - '{due_told_on,overdue_told_on,revision}'::text[])::text as row
                from public.${table} t where coalesce(to_jsonb(t) ->> 'kind', '') <> all
                  (array['told_due', 'told_overdue'])) r)`,
        )}) as mark`,
      )
    )[0]?.mark;

  /** Every post that takes a permission on projects or invoices, but files of lists: they are read above. */
  const acts = Object.entries(expectedRoutes).flatMap(([route, { posts = {} }]) =>
    Object.entries(posts)
      .filter(([name, need]) => name !== 'confirmed' && /^(?:projects|financial):/.test(`${need}`))
      .map(([name]) => [route, name] as const),
  );

  const sent = async (route: string, name: string) => {
    const sample = await samplePosts[route]?.[name]?.();
    if (!sample) throw new Error(`There is no sample of ${route} ${name}.`);
    const fields = { ...sample.fields };
    const { wait, invitation, version } = rows;
    // Samples of these name a row that is not there.
    const real = Object.entries({ wait, invitation, version }).filter(([key]) => key in fields);
    const own = adminPaths[route.slice('admin.'.length) as AdminScreen];
    const path =
      real.length > 0 && route === 'admin.clientProject'
        ? adminPath('clientProject', { id: rows.project })
        : (sample.path ?? own);
    return { path, fields: { ...fields, ...Object.fromEntries(real) } };
  };

  it.each(acts)('of %s by "%s" is nothing', async (route, name) => {
    const { path, fields } = await sent(route, name);
    const before = await fingerprint();
    const { status, text } = await post(site(), path, fields, {
      ...{ cookie: people.doavya.cookie, from: nextAddress() },
    });
    expect([status, text.includes(WORD)]).toEqual([expect.toSatisfy(isRefusal), false]);
    expect(await fingerprint()).toBe(before);
  });

  it('is done by a role of its own product', async () => {
    const refused: string[] = [];
    for (const [route, name] of acts.filter(([route]) => route === 'admin.clientProject')) {
      const { path, fields } = await sent(route, name);
      const { status } = await post(site(), path, fields, { cookie: people.forja.cookie });
      if (isRefusal(status)) refused.push(name);
    }
    // Those two come with a file.
    expect(refused).toEqual(['version', 'send']);
  });
});
