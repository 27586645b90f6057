import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownPages } from '#app/pages/known-pages.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { useBuiltSite } from './built-site.ts';
import { pngSize } from './png-size.ts';

const site = useBuiltSite();
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

/** Path and query of the picture that a page names. */
async function pictureOf(address: string): Promise<string> {
  const { text } = await site().ask(address);
  const url = contentOf(text, 'og:image') ?? '';
  expect(url.startsWith(`${site().origin}/`)).toBe(true);
  return url.slice(site().origin.length);
}

const setPage = (page_path: string, values: Record<string, string | boolean | null>) =>
  asActor({ kind: 'system' }, (tx) =>
    tx
      .insertInto('page_seo')
      .values({ pagePath: page_path, businessUnit: 'forja', ...values })
      .onConflict((row) => row.columns(['pagePath', 'businessUnit']).doUpdateSet(values))
      .execute(),
  );

it('every page names a picture of its own, with its size and words', async () => {
  const named = new Map<string, string>();
  for (const { page, path: address } of knownPages()) {
    const { status, text } = await site().ask(address);
    if (status !== 200) continue;
    const picture = await pictureOf(address);
    expect(picture).toMatch(/^\/og\/(?:pt-BR|en)(?:\/[a-z0-9/-]+)?\.png\?v=[0-9a-f]{16}$/);
    expect(contentOf(text, 'og:image:width')).toBe('1200');
    expect(contentOf(text, 'og:image:height')).toBe('630');
    expect(contentOf(text, 'og:image:alt')).toBeTruthy();
    expect(contentOf(text, 'twitter:card')).toBe('summary_large_image');
    named.set(`${page.locale} ${address}`, picture);
  }
  expect(named.size).toBeGreaterThan(60);
  // Only answers to one person's step share the picture of the home page.
  const [shared] = [...named.values()].filter((picture) => picture.startsWith('/og/en.png'));
  expect([...named].filter(([, picture]) => picture === shared).map(([page]) => page)).toEqual([
    'en /en',
    'en /en/thank-you',
    ...[...named.keys()].filter((page) => page.startsWith('en /en/newsletter/')),
    'en /en/feedback/leave',
  ]);
});

describe.each(['/', '/en', '/servicos/automacao-ia', '/en/craft', '/contato', '/en/team'])(
  'the picture of %s',
  (address) => {
    it('is a PNG of 1200 × 630 that is cached for a year', async () => {
      const picture = await pictureOf(address);
      const { status, headers, raw } = await site().ask(picture);
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      // Other sites show it beside a link.
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(pngSize(raw)).toEqual([1200, 630]);
      expect(raw.byteLength).toBeGreaterThan(15_000);
      expect(raw.byteLength).toBeLessThan(300_000);
      const again = await site().ask(picture, {
        headers: { 'if-none-match': headers.etag as string },
      });
      expect([again.status, again.raw.byteLength]).toEqual([304, 0]);
    });
  },
);

it('is revalidated under an outdated or bare address', async () => {
  for (const address of ['/og/pt-BR/lab.png', '/og/pt-BR/lab.png?v=0000000000000000']) {
    const { status, headers } = await site().ask(address);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  }
});

it('draws nothing but known pages', async () => {
  const unknown = [
    '/og.png',
    '/og/.png',
    '/og/fr.png',
    '/og/pt-BR/nao-existe.png',
    '/og/pt-BR/lab/workshops/nao-existe.png',
    '/og/en/servicos.png',
    '/og/pt-BR/en/lab.png',
    '/og/pt-BR//lab.png',
    '/og/pt-BR/obrigado.png',
    '/og/pt-BR/obrigado/AAAA-AAAA.png',
    '/og/pt-BR/admin.png',
    '/og/pt-BR/lab.jpg',
    '/icons/64.png',
  ];
  for (const address of unknown) {
    expect([address, (await site().ask(address)).status]).toEqual([address, 404]);
  }
  const drawn = readdirSync(path.join(site().dataDir, 'kept/pictures'));
  const known = knownPages().length;
  expect(drawn.length).toBeLessThanOrEqual(known);
});

describe('settings of staff', () => {
  it('changes the words of the head and the picture with them, in each language', async () => {
    const before = await pictureOf('/sobre');
    const old = await site().ask(before);
    await setPage('/sobre', {
      title: 'Ação & coração',
      meta_description: 'Descrição de fora',
      no_follow: true,
      translations: JSON.stringify({ en: { title: 'Head & heart' } }),
    });
    const { text } = await site().ask('/sobre');
    expect(text).toContain('<title>Ação &amp; coração | Forja</title>');
    expect(contentOf(text, 'description')).toBe('Descrição de fora');
    expect(contentOf(text, 'robots')).toBe('nofollow');
    expect(contentOf(text, 'og:title')).toBe('Ação &amp; coração');
    expect(contentOf(text, 'og:image:alt')).toBe('Ação &amp; coração');
    const after = await pictureOf('/sobre');
    expect(after).not.toBe(before);
    const fresh = await site().ask(after);
    expect(pngSize(fresh.raw)).toEqual([1200, 630]);
    expect(fresh.raw.equals(old.raw)).toBe(false);
    const english = await site().ask('/en/about');
    expect(english.text).toContain('<title>Head &amp; heart | Forja</title>');
    expect((await pictureOf('/en/about')).startsWith('/og/en/about.png')).toBe(true);
  });

  it('override the picture, for a page and for the whole site', async () => {
    await setPage('/cases', { og_image: '/brand/forja-full.svg' });
    const { text } = await site().ask('/cases');
    expect(contentOf(text, 'og:image')).toBe(`${site().origin}/brand/forja-full.svg`);
    expect(contentOf(text, 'og:image:width')).toBeUndefined();
    await asActor({ kind: 'system' }, (tx) =>
      tx.updateTable('seo_settings').set({ ogImage: 'https://cdn.example.com/a.png' }).execute(),
    );
    const lab = await site().ask('/lab');
    expect(contentOf(lab.text, 'og:image')).toBe('https://cdn.example.com/a.png');
    await asActor({ kind: 'system' }, (tx) =>
      tx.updateTable('seo_settings').set({ ogImage: null }).execute(),
    );
  });

  it('colour the picture', async () => {
    const before = await pictureOf('/processo');
    const old = await site().ask(before);
    await asActor({ kind: 'system' }, (tx) =>
      tx
        .updateTable('brand_colors')
        .set({ primaryColor: '#a01030' })
        .where('isActive', '=', true)
        .execute(),
    );
    const after = await pictureOf('/processo');
    expect(after).not.toBe(before);
    expect((await site().ask(after)).raw.equals(old.raw)).toBe(false);
  });
});
