import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateSource } from 'oazapfts';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import * as api from '../api-client/api-client.generated.ts';
import { apiKey } from './api-calls.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someInvoice } from './invoice-posts.ts';
import { someProject } from './project-rows.ts';
import { signedIn } from './staff.ts';

/* The client that oazapfts makes from the document, as another program uses it. tsc checks every call of it here. */

const site = useBuiltSite();

const READS = ['crm:read', 'feedback:read', 'campaigns:read', 'projects:read', 'financial:read'];
const WRITES = ['crm:create', 'feedback:create', 'feedback:update', 'campaigns:update'];

let document: { paths: Record<string, Record<string, { operationId: string }>> };
let admin = '';
let feedbackProject = '';
/** Keys with every permission that the calls here need, and with one that none of them needs. */
let wide = '';
let narrow = '';

const useKey = (key: string) => {
  api.defaults.headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': nextAddress() };
};

beforeAll(async () => {
  const headers = { 'x-forwarded-for': nextAddress() };
  document = JSON.parse((await site().ask(endpoints.apiDocument, { headers })).text);
  api.defaults.baseUrl = `${site().origin}${endpoints.apiRoot}`;
  ({ id: admin } = await signedIn(site(), 'admin'));
  await sql(
    `insert into public.role_permissions values ('admin', 'financial', 'manage') on conflict do nothing`,
  );
  const [project] = await sql<{ id: string }>(
    `insert into public.feedback_projects (key, name, product) values ('client', 'Client', 'forja') returning id`,
  );
  feedbackProject = project?.id ?? '';
  ({ key: wide } = await apiKey(admin, [...READS, ...WRITES]));
  ({ key: narrow } = await apiKey(admin, ['crm:delete']));
  useKey(wide);
});

it('is what the document of this site generates (after a change of the API: vitest run -u)', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'forja-api-')), 'openapi.json');
  await writeFile(file, JSON.stringify({ ...document, servers: [{ url: endpoints.apiRoot }] }));
  await expect(await generateSource(file)).toMatchFileSnapshot(
    '../api-client/api-client.generated.ts',
  );
});

const person = () => ({
  product: 'forja',
  name: 'Ana Souza',
  email: `${randomUUID()}@acme.example`,
});

type Made = { status: number; data: unknown };

/** What a program may make, each with values of its own. */
const MAKES: Record<string, () => (options: { idempotencyKey?: string }) => Promise<Made>> = {
  leads: () => {
    const body = person();
    return (options) => api.createLead(body, options);
  },
  contacts: () => {
    const body = person();
    return (options) => api.createContact(body, options);
  },
  companies: () => {
    const body = { name: `Acme ${randomUUID()}`, state: 'SP' } as const;
    return (options) => api.createCompany(body, options);
  },
  deals: () => {
    const body = { ...person(), title: 'Site novo', value: '12000.50' };
    return (options) => api.createDeal(body, options);
  },
  tickets: () => {
    const body = { project_id: feedbackProject, title: `Boleto ${randomUUID()}` };
    return (options) => api.createTicket(body, options);
  },
  entries: () => {
    const body = {
      project_id: feedbackProject,
      type: 'bug',
      severity: 'high',
      text: `Não abre: ${randomUUID()}`,
    } as const;
    return (options) => api.createEntry(body, options);
  },
  newsletter: () => {
    const body = { email: `${randomUUID()}@acme.example` };
    return (options) => api.createSubscription(body, options);
  },
};

/** What staff make on screens, and programs only read. */
const ROWS: Record<string, () => Promise<unknown>> = {
  projects: () => someProject({ name: `Padaria ${randomUUID()}` }),
  invoices: async () => someInvoice(await someProject()),
};

type Refused = Extract<Awaited<ReturnType<typeof api.listLeads>>, { data: api.Problem }>;
type Page = { status: 200; data: { data: { id: string }[]; next_cursor: string | null } } | Refused;
type Listing = { limit?: number; cursor?: string };

/** Every list of the document, with what finds one of its records. */
const LISTS: Record<
  string,
  [list: (listing: Listing) => Promise<Page>, get: (id: string) => Promise<Made>]
> = {
  leads: [api.listLeads, api.getLead],
  contacts: [api.listContacts, api.getContact],
  companies: [api.listCompanies, api.getCompany],
  deals: [api.listDeals, api.getDeal],
  tickets: [api.listTickets, api.getTicket],
  entries: [api.listEntries, api.getEntry],
  newsletter: [api.listNewsletter, api.getSubscription],
  projects: [api.listProjects, api.getProject],
  invoices: [api.listInvoices, api.getInvoice],
};

it('has every resource of the document here', () => {
  const lists = Object.keys(document.paths).filter((one) => !one.includes('{'));
  expect(Object.keys(LISTS).sort()).toEqual(lists.map((one) => one.slice(1)).sort());
  const makes = lists.filter((one) => document.paths[one]?.['post']);
  expect(Object.keys(MAKES).sort()).toEqual(makes.map((one) => one.slice(1)).sort());
});

describe.each(Object.keys(LISTS))('%s', (name) => {
  const [list, get] = LISTS[name] ?? [];
  const make = MAKES[name];
  if (!list || !get) throw new Error(name);

  it('are listed a page at a time, each once, and found by their id', async () => {
    for (let at = 0; at < 3; at += 1) {
      const made = make ? await make()({}) : await ROWS[name]?.();
      if (make) expect(made).toMatchObject({ status: 201 });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: Page = await list({ limit: 2, ...(cursor && { cursor }) });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.data));
      seen.push(...answer.data.data.map(({ id }) => id));
      cursor = answer.data.next_cursor;
    } while (cursor !== null && seen.length < 200);
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(new Set(seen).size).toBe(seen.length);
    const [first = ''] = seen;
    expect(await get(first)).toMatchObject({ status: 200, data: { id: first } });
  });

  it('are refused with a problem of RFC 9457', async () => {
    const absent = await get(randomUUID());
    expect(absent).toMatchObject({ status: 404, data: { status: 404, code: 'not_found' } });
    const cut = await list({ limit: 0 });
    expect(cut).toMatchObject({ status: 400, data: { code: 'query_invalid' } });
    useKey(narrow);
    const refused = await list({});
    useKey(wide);
    expect(refused).toMatchObject({ status: 403, data: { code: 'scope_missing' } });
  });
});

describe.each(Object.keys(MAKES))('%s made with a key for repeats', (name) => {
  it('are made once, and refused for other values', async () => {
    const make = MAKES[name];
    if (!make) throw new Error(name);
    const options = { idempotencyKey: randomUUID() };
    const one = make();
    const first = await one(options);
    expect(first.status, JSON.stringify(first.data)).toBe(201);
    expect(await one(options)).toMatchObject({ status: 200, data: first.data });
    const other = await make()(options);
    expect(other).toMatchObject({ status: 422, data: { code: 'key_reused' } });
  });
});

it('a record is changed, and wrong values are named', async () => {
  const made = await api.createTicket({ project_id: feedbackProject, title: 'Boleto não abre' });
  if (made.status !== 201) throw new Error(JSON.stringify(made.data));
  const changed = await api.updateTicket(made.data.id, { status: 'in_progress', priority: 'high' });
  expect(changed).toMatchObject({ status: 200, data: { priority: 'high' } });
  const wrong = await api.createLead({ product: 'forja', email: 'ana' });
  if (wrong.status !== 422) throw new Error(`${wrong.status}`);
  expect(wrong.data.errors?.map((error) => error.path)).toContain('email');
});

it('a call without a key is a problem too', async () => {
  api.defaults.headers = { 'x-forwarded-for': nextAddress() };
  expect(await api.listLeads()).toMatchObject({ status: 401, data: { code: 'key_missing' } });
});
