import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { apiKey, call } from './api-calls.ts';
import { nextAddress } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn } from './staff.ts';

const site = useBuiltSite();

type Answers = Record<string, { content: Record<string, { schema: object }> }>;
type Operation = { operationId: string; responses: Answers };
type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

let document: Document;
let key = '';
beforeAll(async () => {
  const answer = await site().ask(endpoints.apiDocument, {
    headers: { 'x-forwarded-for': nextAddress() },
  });
  document = JSON.parse(answer.text);
  const admin = await signedIn(site(), 'admin');
  ({ key } = await apiKey(admin.id, [
    ...['crm:read', 'crm:create', 'feedback:read', 'campaigns:read', 'campaigns:update'],
    ...['projects:read', 'financial:read'],
  ]));
});

/** A client made from the document: its calls have the names of operations, and every answer is checked. */
function clientOf({ paths, components }: Document) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components });
  const schemaOf = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  return async (operationId: string, { id = '', query = '', body = undefined as unknown } = {}) => {
    const found = operations.find((one) => one.operationId === operationId);
    if (!found) throw new Error(`The document has no ${operationId}`);
    const answer = await call(site(), key, `${found.path.replace('{id}', id)}${query}`, {
      method: found.method.toUpperCase(),
      body,
    });
    const content = Object.values(found.responses[answer.status]?.content ?? {})[0];
    if (!content)
      throw new Error(`${operationId} does not document ${answer.status}: ${answer.text}`);
    ajv.validate(schemaOf(content.schema), answer.body);
    expect(ajv.errorsText(ajv.errors), `${operationId}: ${answer.text}`).toBe('No errors');
    return answer;
  };
}

it('is OpenAPI 3.1, without a key, and names this site', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: `${site().origin}/api/v1` }]);
});

it('describes every list and every answer as they are', async () => {
  const client = clientOf(document);
  const email = `${randomUUID()}@acme.example`;
  const made = await client('createLead', {
    body: { product: 'forja', name: 'Ana Souza', email, value: '1500' },
  });
  expect(made.status).toBe(201);
  await client('createCompany', { body: { name: `Acme ${randomUUID()}` } });
  await client('createSubscription', { body: { email: `${randomUUID()}@acme.example` } });
  for (const path of Object.keys(document.paths).filter((one) => !one.includes('{'))) {
    const list = document.paths[path]?.['get'];
    const { body } = await client(list?.operationId ?? '', { query: '?limit=3' });
    const one = document.paths[`${path}/{id}`]?.['get'];
    const [row] = body.data;
    if (row) await client(one?.operationId ?? '', { id: row.id });
  }
  for (const [operation, options] of [
    ['getLead', { id: randomUUID() }],
    ['listLeads', { query: '?limit=0' }],
    ['createLead', { body: { product: 'forja', email: 'none' } }],
    ['createTicket', { body: { project_id: randomUUID(), title: 'Oi' } }],
  ] as const) {
    expect((await client(operation, options)).status).toBeGreaterThanOrEqual(400);
  }
});

it('has a reference in both languages that works without scripts', async () => {
  for (const [address, words] of [
    [endpoints.apiReference.pt, 'Referência da API'],
    [endpoints.apiReference.en, 'API reference'],
  ] as const) {
    const page = await site().ask(address, { headers: { 'x-forwarded-for': nextAddress() } });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<h1>${words}</h1>`);
    expect(page.text).not.toContain('<script');
    expect(page.text).toContain('POST /api/v1/leads');
  }
});
