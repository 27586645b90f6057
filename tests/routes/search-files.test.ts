import { describe, expect, it } from 'vitest';
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { knownPages } from '#app/pages/known-pages.ts';
import { revisedOn } from '#app/pages/revised.ts';
import { pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { useBuiltSite } from './built-site.ts';
import { pngSize } from './png-size.ts';

const site = useBuiltSite();
const SITEMAP = '/sitemap.xml';
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const isHidden = (html: string) => /<meta name="robots" content="noindex/.test(html);

/** Names of elements in order; throws where one is not closed in its place. */
function elementsOf(xml: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  for (const [, end, name = '', rest = ''] of xml.matchAll(
    /<(\/?)([\w:]+)((?:"[^"]*"|[^">])*)>/g,
  )) {
    if (end && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    if (!end) seen.push(name);
    if (!end && !rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join()} stays open`);
  return seen;
}

async function entries() {
  const { text } = await site().ask(SITEMAP);
  return [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    path: (/<loc>([^<]+)/.exec(entry)?.[1] ?? '').slice(site().origin.length),
    priority: /<priority>([^<]+)/.exec(entry)?.[1],
    lastmod: /<lastmod>([^<]+)/.exec(entry)?.[1] ?? '',
    alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    ),
  }));
}

const setPage = (values: { no_index?: boolean; title?: string; canonical_url?: string | null }) =>
  asActor({ kind: 'system' }, (tx) =>
    tx
      .insertInto('page_seo')
      .values({ pagePath: '/sobre', businessUnit: 'forja', ...values })
      .onConflict((row) => row.columns(['pagePath', 'businessUnit']).doUpdateSet(values))
      .execute(),
  );

describe('sitemap.xml', () => {
  it('is well-formed XML that is revalidated', async () => {
    const { status, headers, text } = await site().ask(SITEMAP);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(elementsOf(text.slice(text.indexOf('?>') + 2))[0]).toBe('urlset');
  });

  it('begins with the static paths and their priorities, every service and arm among them', async () => {
    const all = await entries();
    const first = all.filter(({ priority }) => priority !== undefined);
    expect(first).toEqual(all.slice(0, first.length));
    const message = first.map(({ path, priority }) => [path, priority]);
    for (const name of SERVICE_NAMES)
      expect(message).toContainEqual([pathTo(name, 'pt-BR'), '0.9']);
    for (const name of ARM_NAMES) expect(message).toContainEqual([pathTo(name, 'pt-BR'), '0.8']);
    // Specification §9, but team and careers, which hold samples alone; a service or an arm of a later
    // day is between them.
    const ten = [
      ['/', '1.0'],
      ['/servicos', '0.9'],
      ['/servicos/software-apps', '0.9'],
      ['/servicos/automacao-ia', '0.9'],
      ['/servicos/jogos-gamificacao', '0.9'],
      ['/servicos/consultoria', '0.9'],
      ['/lab', '0.8'],
      ['/craft', '0.8'],
      ['/sobre', '0.8'],
      ['/contato', '0.8'],
    ];
    const known = new Set(ten.map(([path]) => path));
    expect(message.filter(([path]) => known.has(path))).toEqual(ten);
    expect(message).toHaveLength(4 + SERVICE_NAMES.length + ARM_NAMES.length);
  });

  it('holds every page that may be indexed, and no other', async () => {
    const wanted: string[] = [];
    for (const { path } of knownPages()) {
      const { status, text } = await site().ask(path);
      if (status === 200 && !isHidden(text)) wanted.push(path);
    }
    const listed = (await entries()).map(({ path }) => path);
    expect(wanted.length).toBeGreaterThan(30);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  it('names canonical addresses with the alternates of their pages', async () => {
    for (const { path, alternates } of await entries()) {
      const { status, text } = await site().ask(path);
      expect([path, status, canonicalIn(text)]).toEqual([path, 200, `${site().origin}${path}`]);
      const message = [
        ...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
      ];
      expect(alternates).toEqual(message.map(([, language, href]) => `${language} ${href}`));
    }
  });

  it('dates a page by its last change, never by the clock', async () => {
    const dateOf = async (path: string) =>
      (await entries()).find((entry) => entry.path === path)?.lastmod;
    const before = await dateOf('/sobre');
    const today = new Date().toISOString().slice(0, 10);
    expect(before).toBe(revisedOn('about'));
    expect(before && before <= today).toBe(true);
    await setPage({ title: 'A casa por dentro' });
    expect(await dateOf('/sobre')).toBe(today);
    expect(await dateOf('/en/about')).toBe(today);
    expect(await dateOf('/lab')).toBe(revisedOn('lab'));
  });

  it('drops a page that staff hide or that is canonical elsewhere, until they change it back', async () => {
    const isListed = async () => (await entries()).some(({ path }) => path === '/sobre');
    await setPage({ no_index: true });
    expect(await isListed()).toBe(false);
    await setPage({ no_index: false, canonical_url: 'https://www.example.com/sobre' });
    expect(await isListed()).toBe(false);
    await setPage({ canonical_url: null });
    expect(await isListed()).toBe(true);
  });
});

describe('robots.txt', () => {
  it('disallows the areas behind sign-in, and no page with noindex', async () => {
    const { status, text } = await site().ask('/robots.txt');
    expect(status).toBe(200);
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(closed).toEqual(['/auth', '/admin', '/portal']);
    expect(text).toContain(`Sitemap: ${site().origin}${SITEMAP}\n`);
  });

  it.each(['/busca?q=software', '/obrigado', '/erro-500', '/nao-existe', '/auth'])(
    '%s has noindex in its head',
    async (address) => {
      expect(isHidden((await site().ask(address)).text)).toBe(true);
    },
  );

  it.each(['/auth', '/admin', '/portal/cliente', '/admin.data', '/healthz', '/lab.data'])(
    '%s has noindex in its header',
    async (address) => {
      expect((await site().ask(address)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/', '/en/services', '/lab/', '/og/en.png'])('%s does not', async (address) => {
    expect((await site().ask(address)).headers['x-robots-tag']).toBeUndefined();
  });
});

describe.each([
  ['/', '/manifest.webmanifest', 'pt-BR'],
  ['/en', '/en/manifest.webmanifest', 'en'],
])('the app manifest of %s', (home, address, language) => {
  it('is named by the page, in its language', async () => {
    const page = await site().ask(home);
    expect(page.text).toContain(`<link rel="manifest" href="${address}"/>`);
    const { headers, text } = await site().ask(address);
    expect(headers['content-type']).toBe('application/manifest+json');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ name: 'Forja', lang: language, start_url: home });
    for (const { url } of manifest.shortcuts) expect((await site().ask(url)).status).toBe(200);
    expect(manifest.shortcuts.length).toBeGreaterThan(2);
  });

  it('has icons of the declared type and size', async () => {
    const { icons } = JSON.parse((await site().ask(address)).text);
    const sizes: string[] = [];
    for (const { src, sizes: message, purpose } of icons) {
      const { headers, raw } = await site().ask(src);
      expect(headers['content-type']).toBe('image/png');
      expect(pngSize(raw).join('x')).toBe(message);
      sizes.push(`${message} ${purpose}`);
    }
    expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  });
});

it('answers where browsers and feed readers look for an icon by its old name', async () => {
  const { status, headers, raw } = await site().ask('/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  // One entry: its size, and where its picture begins and ends.
  expect([raw.readUInt16LE(2), raw.readUInt16LE(4), raw[6], raw[7]]).toEqual([1, 1, 48, 48]);
  const start = raw.readUInt32LE(18);
  expect(start + raw.readUInt32LE(14)).toBe(raw.byteLength);
  expect(pngSize(raw.subarray(start))).toEqual([48, 48]);
  const again = await site().ask('/favicon.ico', {
    headers: { 'if-none-match': headers.etag as string },
  });
  expect([again.status, again.raw.byteLength]).toEqual([304, 0]);
});

it('has an icon for home screens and the paper colour of each theme', async () => {
  const { text } = await site().ask('/');
  expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  expect(pngSize((await site().ask('/apple-touch-icon.png')).raw)).toEqual([180, 180]);
  const themes = [...text.matchAll(/name="theme-color" content="([^"]+)" media="([^"]+)"/g)];
  expect(themes.map(([, color, media]) => `${color} ${media}`)).toEqual([
    '#f2f3f0 (prefers-color-scheme:light)',
    '#090a13 (prefers-color-scheme:dark)',
  ]);
});
