import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areaPaths } from '#app/paths.ts';
import { leadPost } from './lead-post.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { emptyDataFolder } from './sql/server-site.ts';

const PERSON = {
  name: 'Marina Quaresma Tupinambá',
  email: 'marina.quaresma@aurora.example',
  phone: '(17) 99123-4568',
  address: '203.0.113.77',
};
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A crash that quotes a visitor, before the router sees the request. */
const PLANTED = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (/opentelemetry.(sdk|exporter|resources)/.exec(name)) console.error('LOADED ' + name);
  return next(name, context);
} });
const { test } = RegExp.prototype;
RegExp.prototype.test = function (text) {
  if (text === '/auth/quebra') throw new RangeError('planted for ${PERSON.email}, ${PERSON.phone}');
  return test.call(this, text);
};`;

const { folder, remove } = emptyDataFolder();
let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({
    DATA_DIR: folder,
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PLANTED)}`,
  });
});
afterAll(async () => {
  await site.end('SIGTERM');
  remove();
});

const from = { 'x-forwarded-for': PERSON.address, 'x-request-id': 'of-a-stranger' };
const lead = (more: Record<string, string> = {}) =>
  leadPost({
    origin: site.origin,
    answers: { nome: PERSON.name, email: PERSON.email, telefone: PERSON.phone, ...more },
    headers: from,
  });
/** The lines of the log, without what the start prints for people. */
const lines = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('lines of a lead, of refusals and of a crash carry the id of the request and no data of a person', async () => {
  const accepted = await site.ask('/projeto/enviar', lead());
  expect(accepted.status).toBe(303);
  const refused = await site.ask('/projeto/enviar', lead({ email: `${PERSON.email} (errado)` }));
  expect(refused.status).toBe(422);
  const foreign = leadPost({
    origin: 'https://elsewhere.example',
    answers: { nome: PERSON.name, email: PERSON.email },
    headers: from,
  });
  expect((await site.ask('/projeto/enviar', foreign)).status).toBe(403);
  const body = String(new URLSearchParams({ email: PERSON.email, password: randomUUID() }));
  await site.ask(areaPaths.auth, {
    method: 'POST',
    headers: {
      ...from,
      origin: site.origin,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  });
  const crashed = await site.ask('/auth/quebra', { headers: from });
  expect(crashed.status).toBe(500);

  const ids = [accepted, refused, crashed].map(({ headers }) => String(headers['x-request-id']));
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(3);
  expect(crashed.text).toContain(ids[2]);
  expect(lines().filter(({ requestId }) => requestId === ids[2])).toContainEqual(
    expect.objectContaining({ level: 50, msg: 'crash' }),
  );
  const output = site.output();
  for (const text of Object.values(PERSON)) expect(output).not.toContain(text);
  expect(output).not.toContain('of-a-stranger');
  expect(output).not.toContain('17991234568');
  // Nothing of it without its endpoint.
  expect(output).not.toContain('LOADED @');
});
