import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '#app/areas/site/crash/locales/en.json' with { type: 'json' };
import pt from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath, areaPaths, endpointPath, endpoints, pathTo, portalPaths } from '#app/paths.ts';
import { projectRoot } from '#app/platform/project-root.server.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';
import { signedIn } from './staff.ts';

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

/** Addresses of one-click unsubscription take 4 KB, and say so first. */
const ONE_CLICK = [
  ...LOCALES.flatMap((locale) => [
    pathTo('newsletterUnsubscribe', locale),
    pathTo('surveyLeave', locale),
  ]),
  portalPaths.leaveNotice,
];

const addresses = [
  ...new Set([
    ...actionAddresses(),
    endpoints.preferredLocale,
    endpoints.consent,
    endpoints.counts,
    endpoints.feedbackCollector,
    ...ONE_CLICK,
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

/* First: after many networks there is no room on record for another, for a while. */
it('a refused post is recorded once for a network, with its fault and without secrets', async () => {
  const from = '203.0.113.90';
  const address = `/feedback/${'s'.repeat(43)}/responder`;
  for (let turn = 0; turn < 3; turn += 1) {
    await send(address, 'x[10000000]=1', FORM, { 'x-forwarded-for': from });
  }
  const rows = () =>
    sql<{ details: { fault: string; path: string }; occurrences: number }>(
      `select details, occurrences from public.security_events
       where event_type = 'post_refused' and ip_address = $1`,
      from,
    );
  await expect
    .poll(rows)
    .toEqual([
      { details: { fault: 'index', path: expect.not.stringContaining('sss') }, occurrences: 1 },
    ]);
});

describe('a post whose shape no form has', () => {
  it('is tried at every route that accepts posts', () => {
    expect(addresses.length).toBeGreaterThan(100);
  });

  it.each(ODD)('%s is refused at every address', async (_, body, type) => {
    for (const address of addresses) {
      const { status } = await send(address, body, type);
      const tooLarge = body.length > 4096 && ONE_CLICK.includes(address);
      expect([address, status]).toEqual([address, tooLarge ? 413 : 422]);
    }
  });

  it('is refused to signed-in staff and clients, as to anonymous visitors', async () => {
    const callers: [cookie: string, addresses: string[]][] = [
      [
        (await signedIn(site(), 'superadmin')).cookie,
        [adminPath('tags'), adminPath('company'), adminPath('contactsImport'), '/admin.data'],
      ],
      [
        (await signedIn(site(), null)).cookie,
        [portalPaths.newTicket, portalPaths.files, portalPaths.account],
      ],
    ];
    for (const [cookie, own] of callers) {
      for (const address of own) {
        for (const [name, body, type] of ODD) {
          const { status } = await send(address, body, type, { cookie });
          expect([address, name, status]).toEqual([address, name, 422]);
        }
      }
    }
  });

  it.each([
    ['an index', part('x[10000000]')],
    ['a name without quotes', part('x').replace('"x"', 'x[10000000]')],
    ['more parts than a form has', part('a').repeat(4100)],
    ['a header without end', `--cut\r\n${'x'.repeat(5000)}`],
  ])('as multipart: %s', async (_, body) => {
    for (const address of [endpointPath('contactSubmit', 'pt-BR'), areaPaths.auth]) {
      expect((await send(address, `${body}--cut--`, MULTIPART)).status).toBe(422);
    }
  });

  it('leaves nothing behind, and is no crash', async () => {
    expect(await sql('select id from public.qualification_submissions')).toEqual([]);
    const crashes = 'select origin, route, message, stack from public.crash_reports';
    expect(await sql(crashes)).toEqual([]);
  });

  it('is reported in the language of the page, and to scripts in JSON', async () => {
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

it('names that no form has are dropped, and the lead is stored', async () => {
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

it('a network with refused posts may send no large ones, but still leads', async () => {
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

describe('a refused post', () => {
  const SLACK = 4;
  const MOST_TURNS = 60;
  const plain = `outro=${'x'.repeat(1000)}`;

  /**
   * CPU in microseconds of one post. It limits how long the post holds the event loop,
   * and unlike a measured hold it does not grow while other processes have the cores.
   */
  async function cost(address: string, body: string, type?: string) {
    const before = process.cpuUsage();
    await send(address, body, type);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  }

  /** The least of several turns: other work only adds to it. Stops at the first below `enough`. */
  async function least(measure: () => Promise<number>, enough = 0) {
    let found = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      found = Math.min(found, await measure());
      if (found < enough) break;
    }
    return found;
  }

  const doors = [
    endpointPath('contactSubmit', 'pt-BR'),
    endpoints.feedbackCollector,
    endpoints.counts,
    areaPaths.auth,
    adminPath('tags'),
    pathTo('newsletterUnsubscribe', 'pt-BR'),
  ];

  it.each(doors)(
    'at %s costs at most four times the CPU of a plain one of 1 KB',
    async (address) => {
      const most = SLACK * (await least(() => cost(endpointPath('contactSubmit', 'pt-BR'), plain)));
      for (const [name, body, type] of ODD) {
        const cpu = await least(() => cost(address, body, type), most);
        expect([name, cpu < most]).toEqual([name, true]);
      }
    },
  );
});
