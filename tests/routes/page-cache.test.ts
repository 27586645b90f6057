import { describe, expect, it } from 'vitest';
import { paths, pathTo } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';
import { goodPages, sharedPages } from './page-addresses.ts';
import { CHANGES, change } from './row-changes.ts';

const site = useBuiltSite();
const etags = /^(?:W\/)?"[\w-]+"$/;

/** What a browser sends that must not reach a page that all visitors share. */
const PERSONAL = {
  cookie: 'preferred-locale=en; session=somebody; consent=all',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent': 'Somebody/1.0',
  referer: 'https://elsewhere.example/?utm_source=elsewhere',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'evil.example',
};

describe.each(sharedPages)('$address', ({ address }) => {
  it('is the same for everybody, with any foreign query', async () => {
    const plain = await site().ask(address);
    const queries = [
      '?utm_source=x',
      '?de=nobody',
      '?',
      '?q=%3Cscript%3E',
      '?debug=analytics&x[]=1',
    ];
    for (const query of queries) {
      expect((await site().ask(`${address}${query}`)).text).toBe(plain.text);
    }
    expect((await site().ask(address, { headers: PERSONAL })).text).toBe(plain.text);
  });

  it('has its cache headers', async () => {
    const { headers } = await site().ask(address);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.etag).toMatch(etags);
  });

  it('is equal in all encodings, each with an ETag of its own', async () => {
    const tags = new Set<unknown>();
    const plain = await site().ask(address);
    for (const encoding of ['br', 'gzip']) {
      const answer = await site().ask(address, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.raw.byteLength));
      expect(answer.raw.byteLength).toBeLessThan(plain.raw.byteLength);
      expect(answer.text).toBe(plain.text);
      tags.add(answer.headers.etag);
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(tags.add(plain.headers.etag).size).toBe(3);
  });

  it('is not sent again to a browser that has it', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const { etag } = (await site().ask(address, { headers })).headers;
      const again = await site().ask(address, { headers: { ...headers, 'if-none-match': etag } });
      expect([again.status, again.raw.byteLength, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
      const other = await site().ask(address, { headers: { ...headers, 'if-none-match': '"x"' } });
      expect(other.status).toBe(200);
    }
  });

  it('has a HEAD without a body', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const got = await site().ask(address, { headers });
    const head = await site().ask(address, { method: 'HEAD', headers });
    expect(head.raw).toHaveLength(0);
    for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
  });
});

it('has another strong ETag for other bytes', async () => {
  await change(CHANGES[0], 900);
  const byTag = new Map<unknown, Buffer>();
  const lengths = new Set<number>();
  // A page is compressed quickly for its first reader and tightly for all after: ask until then.
  for (let round = 0; lengths.size < 2 && round < 2000; round += 1) {
    const { headers, raw } = await site().ask('/', { headers: { 'accept-encoding': 'br' } });
    lengths.add(raw.byteLength);
    if (String(headers.etag).startsWith('W/')) continue;
    expect(raw.equals(byTag.get(headers.etag) ?? raw)).toBe(true);
    byTag.set(headers.etag, raw);
  }
  expect(lengths.size).toBe(2);
});

describe('conditional and encoding headers', () => {
  const tag = async () => String((await site().ask('/')).headers.etag).replace(/^W\//, '');
  it.each(['W/%', '"other", %', '%, "other"', '*'])('If-None-Match: %s', async (form) => {
    const given = form.replace('%', await tag());
    const { status } = await site().ask('/', { headers: { 'if-none-match': given } });
    expect(status).toBe(304);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s gets %s', async (accept, encoding) => {
    const { headers } = await site().ask('/', { headers: { 'accept-encoding': accept } });
    expect(headers['content-encoding']).toBe(encoding);
  });
});

describe('hosts', () => {
  it('a forged Host has no effect and leaves nothing behind', async () => {
    const before = await site().ask('/');
    for (const host of [
      'evil.example',
      `evil.example:${site().port}`,
      'localhost:1',
      '"><b>',
      '',
    ]) {
      const forged = await site().ask('/', { headers: { host } });
      expect(forged.text).not.toContain('evil');
      if (forged.status === 200) expect(forged.text).toBe(before.text);
      expect((await site().ask('/')).text).toBe(before.text);
    }
  });

  it('an unknown Host is answered as the default unit and never cached', async () => {
    const answer = await site().ask('/sobre', { headers: { host: 'evil.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers under every loopback name with the same page', async () => {
    const { text } = await site().ask('/');
    for (const name of ['127.0.0.1', '[::1]']) {
      const other = await site().ask('/', { headers: { host: `${name}:${site().port}` } });
      expect([other.status, other.text]).toEqual([200, text]);
    }
  });
});

describe('the keyed query of /projeto', () => {
  const from = (name: string) => site().ask(`/projeto?de=${name}`);
  it('caches by the previous page, for names of the route table only', async () => {
    const plain = await site().ask('/projeto');
    for (const name of Object.keys(paths)) {
      expect((await from(name)).text).toContain(`name="from" value="${name}"`);
    }
    for (const name of [
      'nobody',
      '__proto__',
      'toString',
      'constructor',
      '%3Cscript%3E',
      'home%00',
    ]) {
      expect((await from(name)).text).toBe(plain.text);
    }
  });

  it('uses the first of several, and nothing else of the query', async () => {
    const { text } = await from('home');
    expect((await site().ask('/projeto?x=1&de=home&de=lab&y')).text).toBe(text);
  });

  it('caches no response for an unknown name', async () => {
    const known = await from('home');
    expect(known.headers.etag).toBeDefined();
    expect((await from('nobody')).headers.etag).toBe((await site().ask('/projeto')).headers.etag);
  });
});

describe('one address per page', () => {
  const variants = [
    '/SOBRE',
    '/Sobre',
    '/%73obre',
    '/en/ABOUT',
    '/EN/about',
    '//sobre',
    '/./sobre/x/..',
  ];
  it.each(variants)('%s is not cached as a page of its own', async (address) => {
    const { status, headers } = await site().ask(address);
    const stored = status === 200 && headers['cache-control'] !== 'no-store';
    expect([address, stored]).toEqual([address, false]);
  });
});

describe('what is never cached', () => {
  const search = [pathTo('search', 'pt-BR'), pathTo('search', 'en')];
  const uncached = goodPages.filter(({ row }) => !row.cache).map(({ address }) => address);
  const all = [...uncached, ...search.map((path) => `${path}?q=forja`), '/nao-existe', '/erro-500'];
  it.each([...all, '/en/nothing', '/obrigado/AAAA-AAAA', '/auth', '/healthz'])(
    '%s',
    async (address) => {
      const { headers } = await site().ask(address);
      expect(headers['cache-control']).toMatch(/no-store/);
      expect(headers.etag).toBeUndefined();
    },
  );

  it('an unknown page under an address that exists later', async () => {
    for (const address of [
      '/nao-existe',
      '/nao-existe?x',
      '/lab/workshops/',
      '/lab/workshops/nao-existe',
      '/team/ninguem/curriculum',
    ]) {
      expect((await site().ask(address)).headers['cache-control'] ?? 'no-store').toBe('no-store');
    }
  });
});

describe('assets', () => {
  const assets = async () => {
    const { text } = await site().ask('/');
    return [...text.matchAll(/(?:(?:src|href)=|import\()"(\/assets\/[^"]+)"/g)].map(
      ([, url]) => url ?? '',
    );
  };
  it('never change under their name, and come compressed', async () => {
    const urls = await assets();
    expect(urls.length).toBeGreaterThan(1);
    for (const url of urls) {
      const plain = await site().ask(url);
      const small = await site().ask(url, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(plain.status).toBe(200);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(small.text).toBe(plain.text);
      const { etag } = plain.headers;
      const again = await site().ask(url, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
  });

  it('come from the build only', async () => {
    const outside = [
      '/assets/',
      '/assets',
      '/assets/../../package.json',
      '/assets/%2e%2e%2fserver',
    ];
    for (const address of outside) expect((await site().ask(address)).status).not.toBe(200);
  });
});
