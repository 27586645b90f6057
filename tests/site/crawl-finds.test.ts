import { expect, it } from 'vitest';
import type { Answer } from '../routes/ask.ts';
import { crawl } from './crawl.ts';
import { factsOf } from './page-facts.ts';

/*
 * A crawler that sees nothing finds nothing wrong: each kind of thing it must see is once on
 * these pages.
 */

const ORIGIN = 'http://forja.example';
const PAGES: Readonly<Record<string, string>> = {
  '/': `<!DOCTYPE html><html lang="pt-BR"><head><title>Um &amp; dois</title>
    <meta name="description" content="Diz &quot;algo&quot;"/><meta name="robots" content="noindex, nofollow"/>
    <link rel="canonical" href="${ORIGIN}/"/>
    <link rel="alternate" hrefLang="en" href="${ORIGIN}/en"/>
    <link rel="stylesheet" href="/a.css"/><link rel="icon" href="/icon.svg"/>
    <meta property="og:image" content="${ORIGIN}/og.png"/>
    <style>a>b{color:red}</style><script>var a="<a href='/not-a-link'>"</script>
    <script type="module" src="/entry.js"></script><script>go(()=>import("/late.js"))</script></head>
    <body><h1 id="top">Um<span> título</span></h1><a class="x" href="/b?de=home#place">b</a>
    <a href="#top">up</a><a href="/moved">m</a><a href="/gone">g</a><a href="https://else.example/x">e</a>
    <a href="mailto:a@b.example">mail</a>
    <picture><source media="(768px &lt;= width)" srcSet="/s.avif 1x, /l.avif 2x"/><img src="/p.png" alt=""/></picture>
    <form data-search-box="/ask" action="/search"><input name="q" required=""/></form>
    <form method="post" action="/send"></form><form method="dialog"></form></body></html>`,
  '/b?de=home': '<!DOCTYPE html><html lang="en"><h1>b</h1><h1>again</h1></html>',
  '/data.json': '{}',
};

const site = {
  origin: ORIGIN,
  ask: async (address: string): Promise<Answer> => {
    const text = PAGES[address];
    const status = text === undefined ? (address === '/moved' ? 308 : 404) : 200;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(status === 308 && { location: '/b' }),
    };
    return { status, headers, raw: Buffer.from(text ?? ''), text: text ?? '' };
  },
};

it('reads what a page says', () => {
  expect(factsOf(PAGES['/'] ?? '')).toEqual({
    lang: 'pt-BR',
    title: 'Um & dois',
    description: 'Diz "algo"',
    robots: 'noindex, nofollow',
    canonical: `${ORIGIN}/`,
    alternates: { en: `${ORIGIN}/en` },
    headings: 1,
    ids: new Set(['top']),
    links: [
      '/b?de=home#place',
      '#top',
      '/moved',
      '/gone',
      'https://else.example/x',
      'mailto:a@b.example',
    ],
    forms: [
      { action: '/search', method: 'get' },
      { action: '/send', method: 'post' },
    ],
    stylesheets: ['/a.css'],
    scripts: ['/entry.js', '/late.js'],
    files: ['/icon.svg', '/p.png', '/s.avif', '/l.avif', `${ORIGIN}/og.png`],
    endpoints: ['/ask'],
  });
});

it('follows every link once, and names what is broken, moved or missing', async () => {
  const { pages, broken, fragments, links, forms, files } = await crawl(site, ['/']);
  expect(pages.map(({ address, headings }) => [address, headings])).toEqual([
    ['/', 1],
    ['/b?de=home', 2],
  ]);
  expect(broken).toEqual(['/ → /moved: 308 /b', '/ → /gone: 404']);
  expect(fragments).toEqual([
    { from: '/', to: '/b?de=home', id: 'place' },
    { from: '/', to: '/', id: 'top' },
  ]);
  expect(links).toBe(4);
  expect([...forms.keys()]).toEqual(['get /search', 'post /send']);
  expect([...files.keys()].sort()).toEqual(
    [
      '/a.css',
      '/ask',
      '/entry.js',
      '/icon.svg',
      '/l.avif',
      '/late.js',
      '/og.png',
      '/p.png',
      '/s.avif',
    ].sort(),
  );
});
