import { describe, expect, it } from 'vitest';
import crashEn from '#app/areas/site/crash/locales/en.json' with { type: 'json' };
import crashPt from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import siteEn from '#app/areas/site/locales/en.json' with { type: 'json' };
import sitePt from '#app/areas/site/locales/pt-BR.json' with { type: 'json' };
import { ARM_NAMES } from '#app/features/content/arms/arms.ts';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import qualificationEn from '#app/features/qualification/locales/en.json' with { type: 'json' };
import qualificationPt from '#app/features/qualification/locales/pt-BR.json' with { type: 'json' };
import { LOCALES, localeOfPath } from '#app/i18n/locale.ts';
import { areaPaths, endpoints, pathTo } from '#app/paths.ts';
import { factsOf } from '../site/page-facts.ts';
import { useBuiltSite } from './built-site.ts';
import { crashesOf } from './crash-rows.ts';
import { goodPages, pageAddresses } from './page-addresses.ts';

const site = useBuiltSite();
const languageOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const robots = '<meta name="robots" content="noindex"/>';

describe('public pages', () => {
  it.each(goodPages)('$address answers 200 in $locale', async ({ address, locale }) => {
    const { status, headers, text } = await site().ask(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(languageOf(text)).toBe(locale);
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text.match(/<main[ >]/g)).toHaveLength(1);
    // A message whose placeholder nobody filled, or whose key nobody wrote.
    expect(text).not.toMatch(/\{\{|\bundefined\b|\[object /);
  });

  it.each(pageAddresses)('$address has a HEAD like its GET', async ({ address }) => {
    const got = await site().ask(address);
    const head = await site().ask(address, { method: 'HEAD' });
    expect(head.status).toBe(got.status);
    expect(head.raw).toHaveLength(0);
    expect(head.headers['content-security-policy']).toBe(got.headers['content-security-policy']);
  });

  it.each(['/erro-500', '/en/server-error'])(
    '%s answers 500, as its name says',
    async (address) => {
      const { status, text } = await site().ask(address);
      expect(status).toBe(500);
      expect(languageOf(text)).toBe(localeOfPath(address));
      expect(text).toContain(robots);
    },
  );
});

describe('unknown paths', () => {
  const unknown = [
    '/nao-existe',
    '/en/does-not-exist',
    // English is `/en` and `/en/…`, no more.
    '/engenharia',
    '/servicos/consulting',
    '/en/servicos',
    '/assets/none.js',
    '/feedback/exemplo',
    '/en/feedback/exemplo',
    '/obrigado/AAAA-AAAA',
    '/en/thank-you/AAAA-AAAA',
    '/lab/workshops/a/b',
    '/lab/workshops/nao-existe',
    '/en/craft/ideas/none',
    '/team/ninguem/curriculum',
    // A slug belongs to one language.
    `/lab/workshops/${workshops()[0]?.slugs.en}`,
    '/admina',
  ];
  it.each(unknown)('%s answers 404 in its language', async (address) => {
    const { status, headers, text } = await site().ask(address);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(languageOf(text)).toBe(localeOfPath(address));
    expect(text).toContain(robots);
    // Nothing broke: what does not exist is not worth another try.
    for (const { title } of [crashPt, crashEn]) expect(text).not.toContain(title);
    // And no page of thanks without a post.
    for (const { title } of [qualificationPt.thanks, qualificationEn.thanks])
      expect(text).not.toContain(title);
  });

  it('shows the requested address as text', async () => {
    const { text } = await site().ask('/nao-existe/%3Cscript%3Ealert(1)%3C%2Fscript%3E?x=%3Cb%3E');
    expect(text).toContain('/nao-existe/');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<b>');
  });

  it.each([
    '/%E0%A4%A',
    '/servi%E7o',
    '/100%',
    '/en/%zz',
    '/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fpackage.json',
  ])('%s is no page and no crash', async (address) => {
    const { status, text } = await site().ask(address);
    const { title } = (localeOfPath(address) === 'en' ? siteEn : sitePt).notFound;
    expect([status, text.includes(title)]).toEqual([404, true]);
  });
});

/** What is in a landmark of a page: its first one of this name, or its last. */
function landmark(html: string, name: 'header' | 'main' | 'footer'): string {
  const from = name === 'footer' ? html.lastIndexOf(`<${name}`) : html.indexOf(`<${name}`);
  return html.slice(from, html.indexOf(`</${name}>`, from));
}
const linksIn = (html: string, name: 'header' | 'main' | 'footer') =>
  factsOf(landmark(html, name)).links;

describe.each(LOCALES)('links, in %s', (locale) => {
  it('are offered where an address is unknown, which is named', async () => {
    const lost = locale === 'en' ? '/en/no/such-page' : '/nao/existe';
    const { text } = await site().ask(lost);
    const main = landmark(text, 'main');
    const title = locale === 'en' ? siteEn.notFound.title : 'Página não encontrada';
    expect(main).toContain('404');
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(main).toContain(lost);
    const ways = ['home', 'search', 'services', 'cases', 'lab', 'contact'] as const;
    expect(linksIn(text, 'main')).toEqual(
      expect.arrayContaining(ways.map((name) => pathTo(name, locale))),
    );
  });

  it('are offered where the server fails', async () => {
    const { text } = await site().ask(pathTo('serverError', locale));
    expect(landmark(text, 'main')).toMatch(/<h1[ >]/);
    expect(linksIn(text, 'main')).toContain(pathTo('home', locale));
  });

  it('are in header and footer: every page that they must name', async () => {
    const { text } = await site().ask(pathTo('home', locale));
    const company = ['about', 'team', 'careers'] as const;
    const both = [...SERVICE_NAMES, ...ARM_NAMES, ...company, 'cases', 'contact'] as const;
    // The blog leads to the content page until staff set an address.
    const header = [...both, 'content'] as const;
    expect(linksIn(text, 'header')).toEqual(
      expect.arrayContaining(header.map((name) => pathTo(name, locale))),
    );
    const rest = ['content', 'faq', 'process', 'search', 'privacy', 'terms'] as const;
    const footer = [...both, ...rest] as const;
    expect(linksIn(text, 'footer')).toEqual(
      expect.arrayContaining(footer.map((name) => pathTo(name, locale))),
    );
  });
});

describe('areas behind sign-in', () => {
  const guarded = ['/admin', '/admin/leads?estado=new', '/portal', '/portal/cliente'];
  it.each(guarded)(
    '%s redirects visitors without a session to the sign-in, and back after it',
    async (address) => {
      const { status, headers } = await site().ask(address);
      expect(status).toBe(303);
      expect(headers.location).toBe(`${areaPaths.auth}?${new URLSearchParams({ from: address })}`);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/auth', '/auth?from=%2Fadmin'])(
    '%s answers 200 in the preferred language',
    async (address) => {
      const portuguese = await site().ask(address);
      const english = await site().ask(address, { headers: { cookie: 'preferred-locale=en' } });
      expect([portuguese.status, languageOf(portuguese.text)]).toEqual([200, 'pt-BR']);
      expect([english.status, languageOf(english.text)]).toEqual([200, 'en']);
      expect(portuguese.headers['cache-control']).toBe('no-store');
    },
  );

  // A parent's loader is skipped when the browser asks for one leaf's data alone.
  it.each(['/admin.data', '/admin.data?_routes=admin', '/admin/leads.data?_routes=admin'])(
    '%s gives nothing away',
    async (address) => {
      const { status, headers, text } = await site().ask(address);
      const notice = `${status} ${headers.location ?? ''} ${text}`;
      expect(notice).toContain(areaPaths.auth);
      expect(notice).not.toContain('head');
    },
  );
});

describe('data requests', () => {
  const foreign = goodPages.map(({ address }) =>
    address === '/' ? '/_root.data' : `${address}.data`,
  );
  it.each([...foreign, '/_.data', '/auth.data', '/portal/cliente.data', '/__manifest'])(
    '%s does not exist',
    async (address) => {
      for (const query of ['', '?_routes=home.pt', '?_routes=site']) {
        const { status, headers } = await site().ask(`${address}${query}`);
        expect(status).toBe(404);
        expect(headers['content-type']).not.toContain('turbo-stream');
      }
    },
  );
});

it('reports at /healthz whether leads can be stored', async () => {
  const { status, text } = await site().ask(endpoints.health);
  expect([status, JSON.parse(text)]).toEqual([200, { database: true, provenRestore: null }]);
});

it('refuses methods that no page has, and claims no crash that nobody was told of', async () => {
  const headers = { origin: site().origin };
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    for (const [address, crash] of [
      ['/', crashPt],
      ['/en/about', crashEn],
    ] as const) {
      const { status, headers: given, text } = await site().ask(address, { method, headers });
      expect([status, given['allow']]).toEqual([405, 'GET, HEAD']);
      expect(text).toContain(crash.refusedPost.shape.title);
      expect(text).not.toContain(crash.text);
    }
  }
  expect(await crashesOf('POST home.pt')).toEqual([]);
});
