import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import crash from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import en from '#app/features/qualification/locales/en.json' with { type: 'json' };
import pt from '#app/features/qualification/locales/pt-BR.json' with { type: 'json' };
import { endpointPath, pathTo } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { sql } from './auth-posts.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { setPhones } from './company-rows.ts';
import { type LeadPost, leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';
import { openTlsProxy, type TlsProxy } from './tls-proxy.ts';

/*
 * Settings are read once a process, so one site is behind both proxies: the one its
 * PUBLIC_URL names keeps the visitor's Host, the other passes it on in X-Forwarded-Host.
 */
let keeping: TlsProxy;
let replacing: TlsProxy;
let site: BuiltSite;

beforeAll(async () => {
  keeping = await openTlsProxy('keeps Host');
  replacing = await openTlsProxy('replaces Host');
  site = await openBuiltSite({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    publicUrl: () => keeping.origin,
  });
  keeping.forwardTo(site.port);
  replacing.forwardTo(site.port);
});
afterAll(async () => {
  await keeping.close();
  await replacing.close();
  await site.close();
});

const submit = endpointPath('projectSubmit', 'pt-BR');
const thanks = new RegExp(`^${pathTo('thankYou', 'pt-BR')}/[0-9A-Z]{4}-[0-9A-Z]{4}$`);

/** Every post comes from a visitor of its own, so that no limit is reached. */
let visitors = 0;
function post(email: string, given: Partial<LeadPost> = {}) {
  visitors += 1;
  const headers = {
    'x-forwarded-for': `203.0.113.${visitors}`,
    host: `localhost:${keeping.port}`,
    ...given.headers,
  };
  return leadPost({ origin: keeping.origin, answers: { email }, ...given, headers });
}

describe('behind a TLS proxy', () => {
  it('a form post from a page of ours is accepted', async () => {
    const { status, headers } = await keeping.ask(submit, post('tls@a.example'));
    expect([status, headers.location]).toEqual([303, expect.stringMatching(thanks)]);
    const [lead, ...more] = await leadsOf('tls@a.example');
    expect(more).toEqual([]);
    expect(headers.location).toBe(pathTo('protocol', 'pt-BR', { protocol: lead?.protocol ?? '' }));
    const page = await keeping.ask(String(headers.location));
    expect(page.status).toBe(200);
    expect(page.text).toContain(lead?.protocol);
  });

  it('also where the proxy puts the host into X-Forwarded-Host', async () => {
    const { status } = await replacing.ask(submit, post('xfh@a.example'));
    expect(status).toBe(303);
    expect(await leadsOf('xfh@a.example')).toHaveLength(1);
  });

  it('also in pieces, without a length known beforehand', async () => {
    const pieces = { 'content-length': undefined, 'transfer-encoding': 'chunked' };
    const { status } = await keeping.ask(submit, post('pieces@a.example', { headers: pieces }));
    expect(status).toBe(303);
    expect(await leadsOf('pieces@a.example')).toHaveLength(1);
  });

  it('pages name the address that visitors type', async () => {
    for (const proxy of [keeping, replacing]) {
      const headers = { host: `localhost:${keeping.port}` };
      const { status, text } = await proxy.ask('/', { headers });
      expect(status).toBe(200);
      expect(text).toContain(`<link rel="canonical" href="${keeping.origin}/"/>`);
    }
  });
});

describe('the origin of a post', () => {
  const foreign: Record<string, string> = {
    'another site': 'https://evil.example',
    'a file or a sandboxed frame': 'null',
    'our host without TLS': 'http://localhost',
    'our host on another port': 'https://localhost:1',
    'a longer name': 'https://localhost.evil.example',
    nothing: '',
  };
  it.each(Object.entries(foreign))('%s is refused', async (_, origin) => {
    const email = 'foreign@a.example';
    for (const site of ['same-origin', 'cross-site']) {
      const headers = { 'sec-fetch-site': site };
      const { status, text } = await keeping.ask(submit, post(email, { origin, headers }));
      expect(status).toBe(403);
      expect(text).not.toContain('<form');
      expect(text).toContain(crash.refusedPost.foreign.title);
    }
    expect(await leadsOf(email)).toEqual([]);
  });

  it('without Origin, Sec-Fetch-Site must be same-origin', async () => {
    const email = 'silent@a.example';
    const silent = (site?: string) =>
      keeping.ask(submit, post(email, { headers: { origin: undefined, 'sec-fetch-site': site } }));
    for (const site of [undefined, 'cross-site', 'same-site', 'none']) {
      expect((await silent(site)).status).toBe(403);
    }
    expect(await leadsOf(email)).toEqual([]);
    expect((await silent('same-origin')).status).toBe(303);
    expect(await leadsOf(email)).toHaveLength(1);
  });

  it('a script is refused like a form', async () => {
    const headers = { accept: 'application/json' };
    const refused = post('script@a.example', { origin: 'https://evil.example', headers });
    expect((await keeping.ask(submit, refused)).status).toBe(403);
    const own = post('script@a.example', { headers });
    const { status, text } = await keeping.ask(submit, own);
    expect([status, JSON.parse(text)]).toMatchObject([200, { kind: 'accepted' }]);
    expect(await leadsOf('script@a.example')).toHaveLength(1);
  });

  it('every method other than GET and HEAD is checked', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const address of [submit, '/', '/admin', '/auth', '/nao-existe']) {
        const headers = { origin: 'https://evil.example', 'content-length': '0' };
        expect((await site.ask(address, { method, headers })).status).toBe(403);
      }
    }
  });
});

it('a post that is too large is refused before it is read', async () => {
  const answers = { email: 'large@a.example', mensagem: 'x'.repeat(300 * 1024) };
  const { status } = await site.ask(submit, post('', { answers }));
  expect(status).toBe(413);
  expect(await leadsOf('large@a.example')).toEqual([]);
});

it('the address of the visitor comes from the proxy, not from the visitor', async () => {
  // Six at once from one address: the sixth is above the hourly limit of an address.
  const claims = ['1', '2', '3', '4', '5', '6'].map((n) => `198.51.100.${n}`);
  for (const claim of claims) {
    const headers = {
      host: `localhost:${keeping.port}`,
      'x-forwarded-for': `${claim}, 203.0.113.200`,
    };
    const fields = { session: claim };
    const given = post('claims@a.example', {
      headers,
      fields,
      answers: { email: 'claims@a.example', nome: claim },
    });
    expect((await keeping.ask(submit, given)).status).toBe(303);
  }
  const reasons = (await leadsOf('claims@a.example')).map((lead) => lead.review_reason);
  expect(reasons).toEqual([null, null, null, null, null, 'address_limit']);
});

describe('the language switch leads back', () => {
  const back = async (place: string) => {
    const { status, headers } = await site.ask('/preferred-locale', {
      method: 'POST',
      headers: {
        origin: keeping.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(new URLSearchParams({ locale: 'en', back: place })),
    });
    expect([status, String(headers['set-cookie'])]).toEqual([303, expect.stringContaining('en')]);
    return headers.location;
  };

  it.each(['/auth', '/auth/sign-up?from=%2Fadmin', '/admin/leads?estado=new', '/portal/cliente'])(
    'to %s',
    async (place) => expect(await back(place)).toBe(place),
  );

  it.each([
    'https://evil.example/',
    '//evil.example/auth',
    '/\\evil.example',
    '/\t/evil.example/auth',
    '/\n\\evil.example',
    '/auth/..//evil.example',
    '/authentic',
    '/sobre',
    'javascript:alert(1)',
    '',
  ])('nowhere else: %j', async (place) => expect(await back(place)).toBe('/auth'));
});

describe('from 300 leads of one address in an hour', () => {
  const from = '203.0.113.210';
  const answers = { email: 'flood@a.example', nome: 'Quem espera' };
  // As if 300 had come: counted as the intake counts, by the keyed hash of the network.
  beforeAll(async () => {
    await setPhones();
    await sql(
      `select private.address_state('lead', $1) from generate_series(1, 300)`,
      keyedHash('address', from).toString('base64url'),
    );
  });
  const ways = (text: string) => [
    /href="https:\/\/wa\.me\/\d+"/.test(text),
    /href="mailto:[^"]+@[^"]+"/.test(text),
  ];

  it.each(['pt-BR', 'en'] as const)(
    'a page says to wait, in %s, keeps the answers, and names other ways',
    async (locale) => {
      const { limited } = (locale === 'en' ? en : pt).outcome;
      const headers = { host: `localhost:${keeping.port}`, 'x-forwarded-for': from };
      const given = post('', { answers, headers });
      const { status, text } = await keeping.ask(endpointPath('projectSubmit', locale), given);
      const alert = /role="alert".*?<\/div>/s.exec(text)?.[0] ?? '';
      expect(status).toBe(429);
      expect(alert).toContain(limited.title);
      expect(alert).toContain(limited.text);
      expect(ways(alert)).toEqual([true, true]);
      expect(text).toContain('value="Quem espera"');
      expect(await leadsOf(answers.email)).toEqual([]);
    },
  );

  it('a script gets the same', async () => {
    const headers = {
      host: `localhost:${keeping.port}`,
      'x-forwarded-for': from,
      accept: 'application/json',
    };
    const { status, text } = await keeping.ask(submit, post('', { answers, headers }));
    expect([status, JSON.parse(text)]).toEqual([
      429,
      {
        kind: 'refused',
        status: 429,
        outcome: 'limited',
        ways: {
          whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
          phone: { href: expect.stringMatching(/^tel:\+\d+$/), text: expect.any(String) },
          email: expect.stringContaining('@'),
        },
      },
    ]);
  });
});

it('private and proxy addresses never count as one visitor', async () => {
  for (const chain of ['192.168.0.9', '127.0.0.1', '100.64.0.7']) {
    for (let turn = 0; turn < 8; turn += 1) {
      const email = `person${turn}@${chain}.example`;
      const headers = { host: `localhost:${keeping.port}`, 'x-forwarded-for': chain };
      // Without a session of its own, as without scripts.
      const given = post('', { answers: { email, nome: `Pessoa ${turn}` }, headers });
      expect((await site.ask(submit, given)).status).toBe(303);
      expect((await leadsOf(email)).map((lead) => lead.review_reason)).toEqual([null]);
    }
  }
});
