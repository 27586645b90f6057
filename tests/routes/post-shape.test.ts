import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '#app/areas/site/crash/locales/en.json' with { type: 'json' };
import pt from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import { submitPath } from '#app/endpoint-paths.ts';
import { areaPaths, endpoints, pathTo } from '#app/paths.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';

/* Posts whose names would build more than a form: refused by their bytes, before any parser. */

const site = useBuiltSite();

type Manifest = {
  routes: Record<string, { path?: string; parentId?: string; hasAction: boolean }>;
};

/** Every address of the route table that takes posts, as the build has it. */
function actionAddresses(): string[] {
  const assets = path.join(projectRoot(), 'build/client/assets');
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? '';
  const text = readFileSync(path.join(assets, file), 'utf8');
  const { routes } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  ) as Manifest;
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    return `${pathOf(route.parentId)}${route.path ? `/${route.path.replace(/^\//, '')}` : ''}`;
  };
  return Object.entries(routes)
    .filter(([, { hasAction }]) => hasAction)
    .map(([id]) => pathOf(id).replace(/:\w+|\*/g, 'exemplo') || '/');
}

const addresses = [
  ...new Set([
    ...actionAddresses(),
    endpoints.preferredLocale,
    endpoints.consent,
    endpoints.counts,
    endpoints.feedbackCollector,
    pathTo('newsletterUnsubscribe', 'pt-BR'),
  ]),
];

const FORM = 'application/x-www-form-urlencoded';
const ODD: [name: string, body: string, type?: string][] = [
  ['an index of ten million', 'x[10000000]=1'],
  ['an index of ninety million, encoded', 'x%5B90000000%5D=1'],
  ['an index behind a dot', 'x.10000000=1'],
  ['an index in broken UTF-8', '%ff%5B10000000%5d=1'],
  ['a reserved name', 'answers.__proto__.admin=1'],
  ['a constructor', 'constructor.prototype.x=1'],
  ['a name of dots', `${'.'.repeat(180)}=1`],
  ['a name of 50,000 dots', `${'a.'.repeat(50_000)}=1`],
  ['a name of brackets', `${'[]'.repeat(90)}=1`],
  ['100,000 fields', 'a&'.repeat(100_000)],
  ['JSON of 50,000 lists', '['.repeat(50_000), 'application/json'],
  ['JSON without a type', '{"a":'.repeat(40_000), ''],
  ['JSON that says it is a form', '[["=",'.repeat(100), FORM],
];

const send = (address: string, body: string, type = FORM, more: Record<string, string> = {}) =>
  site().ask(address, {
    method: 'POST',
    headers: {
      ...(type && { 'content-type': type }),
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      ...more,
    },
    body,
  });

const part = (name: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;
const MULTIPART = 'multipart/form-data; boundary=cut';

describe('a post whose shape no form has', () => {
  it('is asked for at every route that takes posts', () => {
    expect(addresses.length).toBeGreaterThan(100);
  });

  it.each(ODD)('%s is refused at every address', async (_, body, type) => {
    // Large ones are the same to every address: the first ones will do.
    const some = body.length > 1000 ? addresses.slice(0, 10) : addresses;
    for (const address of some) {
      const { status } = await send(address, body, type);
      // Addresses of one-click unsubscription take 4 KB, and say so first.
      const small = body.length > 1000 && address.includes('descadastro');
      expect([address, status]).toEqual([address, small ? 413 : 422]);
    }
  });

  it.each([
    ['an index', part('x[10000000]')],
    ['a name without quotes', part('x').replace('"x"', 'x[10000000]')],
    ['more parts than a form has', part('a').repeat(4100)],
    ['a header without end', `--cut\r\n${'x'.repeat(5000)}`],
  ])('as multipart: %s', async (_, body) => {
    for (const address of [submitPath('contactSubmit', 'pt-BR'), areaPaths.auth]) {
      expect((await send(address, `${body}--cut--`, MULTIPART)).status).toBe(422);
    }
  });

  it('leaves nothing behind, and is no crash', async () => {
    const [row] = await sql(
      `select (select count(*)::integer from public.qualification_submissions) as leads,
         (select count(*)::integer from public.crash_reports) as crashes`,
    );
    expect(row).toEqual({ leads: 0, crashes: 0 });
  });

  it('is told so in the language of the page, and to scripts in JSON', async () => {
    const odd = 'x[10000000]=1';
    const words = async (address: string, cookie = '') => {
      const { text, headers } = await send(address, odd, FORM, { cookie });
      expect(headers['x-content-type-options']).toBe('nosniff');
      return [/<html lang="([^"]+)"/.exec(text)?.[1], /<h1[^>]*>([^<]+)/.exec(text)?.[1]?.trim()];
    };
    const [portuguese, english] = [pt.refusedPost.shape.title, en.refusedPost.shape.title];
    expect(await words('/contato/enviar')).toEqual(['pt-BR', portuguese]);
    expect(await words('/en/contact/send')).toEqual(['en', english]);
    for (const area of Object.values(areaPaths)) {
      expect(await words(area)).toEqual(['pt-BR', portuguese]);
      expect(await words(area, 'preferred-locale=en')).toEqual(['en', english]);
    }
    const script = await send('/contato/enviar', odd, FORM, { accept: 'application/json' });
    expect(JSON.parse(script.text)).toEqual({ kind: 'refused', status: 422, outcome: 'failed' });
  });
});

it('names that no form has are dropped, and the lead is kept', async () => {
  const fields = { 'x[10]': '1', 'answers.outra': 'x', toString: 'x', 'a.b[0].c': 'x', '': 'x' };
  const answers = { email: 'extension@a.example' };
  const { status } = await site().ask(
    '/projeto/enviar',
    leadPost({
      origin: site().origin,
      answers,
      fields,
      headers: { 'x-forwarded-for': nextAddress() },
    }),
  );
  expect(status).toBe(303);
  const [lead] = await sql<{ form_data: object }>(
    `select form_data from public.qualification_submissions
     where form_data ->> 'email' = 'extension@a.example'`,
  );
  expect(Object.keys(lead?.form_data ?? {}).sort()).toEqual(
    ['email', 'empresa', 'mensagem', 'nome', 'servico', 'telefone'].sort(),
  );
});

it('a network whose posts were refused sends no large ones, and its leads still come', async () => {
  const from = { 'x-forwarded-for': '198.18.7.7' };
  for (let turn = 0; turn < 30; turn += 1) {
    await send('/contato/enviar', 'x[10000000]=1', FORM, { 'x-forwarded-for': '203.0.113.77' });
  }
  const neighbour = { 'x-forwarded-for': '203.0.113.77' };
  const large = `outro=${'x'.repeat(20_000)}`;
  expect((await send('/contato/enviar', large, FORM, neighbour)).status).toBe(429);
  expect((await send('/contato/enviar', large, FORM, from)).status).toBe(422);
  const answers = { email: 'neighbour@a.example' };
  const lead = leadPost({ origin: site().origin, answers, headers: neighbour });
  expect((await site().ask('/projeto/enviar', lead)).status).toBe(303);
  expect(await leadsOf('neighbour@a.example')).toHaveLength(1);
});

it('a refused post costs no more than a plain one of 1 KB', async () => {
  const plain = `outro=${'x'.repeat(1000)}`;
  /** Least CPU of some, in microseconds: the one that the rest of the machine disturbed least. */
  const cost = async (body: string, type?: string) => {
    const costs: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = process.cpuUsage();
      await send('/contato/enviar', body, type);
      const { user, system } = process.cpuUsage(before);
      costs.push(user + system);
    }
    return Math.min(...costs);
  };
  await cost(plain);
  const usual = await cost(plain);
  for (const [name, body, type] of ODD) {
    expect([name, (await cost(body, type)) / usual < 3]).toEqual([name, true]);
  }
});
