import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { signedIn, visit } from './staff.ts';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const bodies: string[] = [];
const collector = createServer((request, response) => {
  text(request).then(
    (body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    },
    () => response.destroy(),
  );
});

let site: BuiltSite;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  site = await openBuiltSite({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    },
  });
});
afterAll(async () => {
  await site.close();
  collector.close();
});

const spans = () =>
  bodies
    .map((body) => JSON.parse(body) as Sent)
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
const named = (name: string) => spans().find((span) => span.name === name);

it('requests, their statements and jobs are traced, without data of a person', async () => {
  const boss = await signedIn(site, 'superadmin');
  const name = 'Marina Quaresma';
  const email = 'marina.quaresma@rastros.example';
  const answers = { nome: name, email, telefone: '(17) 99123-4571' };
  const headers = {
    'x-forwarded-for': '203.0.113.78',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  };
  const post = leadPost({ origin: site.origin, answers, headers });
  expect((await site.ask('/projeto/enviar', post)).status).toBe(303);
  const leads = await visit(site, `/admin/leads?text=${encodeURIComponent(email)}`, boss.cookie);
  expect(leads.status).toBe(200);

  await expect.poll(() => named('GET /admin/leads')).toBeDefined();
  await expect.poll(() => named('POST /projeto/enviar')).toBeDefined();
  await expect.poll(() => named('lead.team-mail')).toBeDefined();
  const request = named('GET /admin/leads');
  const below = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map((span) => span.name)).toContain('begin');
  expect(below.every(({ traceId }) => traceId === request?.traceId)).toBe(true);
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  });

  const all = bodies.join('\n');
  expect(all).not.toContain('0af7651916cd43dd8448eb211c80319c');
  for (const one of [name, email, '99123-4571', '203.0.113.78', boss.email]) {
    expect(all).not.toContain(one);
  }
});
