import { beforeAll, describe, expect, it } from 'vitest';
import { ideas } from '#app/features/content/ideas/ideas.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { endpoints, pathTo } from '#app/paths.ts';
import { useBuiltSite } from '../routes/built-site.ts';
import { pageAddresses } from '../routes/page-addresses.ts';
import { type Crawl, type CrawledPage, crawl } from './crawl.ts';
import { faultsIn, graphOf } from './json-ld-table.ts';
import { htmlBytes, scales } from './page-weight.ts';

const KB = 1024;
/** Design §3, compressed with brotli. */
const BUDGET = { html: 14 * KB, css: 10 * KB, js: 8 * KB };

const site = useBuiltSite();
let found: Crawl;
/** Pages of the site itself, each once: without the areas and without what a query changes. */
let pages: CrawledPage[];
let indexed: CrawledPage[];

beforeAll(async () => {
  found = await crawl(site(), ['/', '/en']);
  pages = found.pages.filter((page) => !page.isArea && page.address === page.pathname);
  indexed = pages.filter(({ robots }) => !robots.includes('noindex'));
  const { forms, files, links, fragments } = found;
  process.stdout.write(
    `Crawled ${found.pages.length} addresses: ${pages.length} pages, ${indexed.length} of them to be ` +
      `indexed; ${links} links, ${fragments.length} of them to a place in a page; ` +
      `${forms.size} forms, ${files.size} files.\n`,
  );
});

const faults = (list: readonly CrawledPage[], check: (page: CrawledPage) => string | false) =>
  list.flatMap((page) => {
    const fault = check(page);
    return fault === false ? [] : [`${page.address}: ${fault}`];
  });

const repeated = (list: readonly CrawledPage[], say: (page: CrawledPage) => string | undefined) => {
  const groups = Map.groupBy(list, (page) => `${localeOfPath(page.pathname)} ${say(page)}`);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([message, group]) => `${message}: ${group.map(({ address }) => address).join(', ')}`);
};

describe('from both home pages', () => {
  it('every link leads to a page at once', () => {
    expect(found.broken).toEqual([]);
    expect(found.links).toBeGreaterThan(1000);
  });

  it('every page that may be indexed is linked', () => {
    const reached = new Set(pages.map(({ pathname }) => pathname));
    const items = (['pt-BR', 'en'] as const).flatMap((locale) => [
      ...workshops().map(({ slugs }) => pathTo('workshop', locale, { slug: slugs[locale] })),
      ...ideas().map(({ slugs }) => pathTo('craftIdea', locale, { slug: slugs[locale] })),
    ]);
    /** Led to by a mail, a form or a failure, never by a link. */
    const unlinked = new Set([
      ...['protocol', 'thankYou', 'serverError', 'offline', 'savedPosts', 'privacyStep'],
      ...['newsletterSubscribed', 'newsletterPending', 'newsletterConfirmed'],
      ...['newsletterUnsubscribed', 'newsletterConfirm', 'newsletterUnsubscribe'],
      ...['feedbackAnswer', 'surveyLeave'],
    ]);
    const wanted = pageAddresses
      .filter(({ name }) => !unlinked.has(name))
      .map(({ address }) => address);
    expect([...wanted, ...items].filter((address) => !reached.has(address))).toEqual([]);
  });

  it('every link into a page meets its place there', () => {
    const ids = new Map(found.pages.map(({ address, ids: there }) => [address, there]));
    const missing = found.fragments.filter(({ to, id }) => !ids.get(to)?.has(id));
    expect(missing).toEqual([]);
    expect(found.fragments.length).toBeGreaterThan(50);
  });

  it('every form has somewhere to go', async () => {
    const lost: string[] = [];
    for (const [form, { method, from }] of found.forms) {
      const action = form.slice(form.indexOf(' ') + 1);
      const { status } =
        method === 'get'
          ? await site().ask(`${action}?q=ferro`)
          : await site().ask(action, {
              method: 'POST',
              headers: {
                origin: site().origin,
                'content-type': 'application/x-www-form-urlencoded',
                'content-length': '0',
              },
            });
      // A blank post is refused with its reasons, by the form it belongs to.
      const isAccepted = method === 'get' ? status === 200 : [200, 303, 400, 422].includes(status);
      if (!isAccepted) lost.push(`${from} → ${form}: ${status}`);
    }
    expect(lost).toEqual([]);
    expect(found.forms.size).toBeGreaterThan(4);
  });

  it('every file that a page names is there', async () => {
    const lost: string[] = [];
    // A picture is drawn when it is first asked for, half a second each: some stand for all.
    const isPicture = (file: string) => file.startsWith(`${endpoints.pictures}/`);
    const pictures = [...found.files].filter(([file]) => isPicture(file));
    const addresses = [
      ...[...found.files].filter(([file]) => !isPicture(file)),
      ...pictures.filter((_, index) => index % 8 === 0),
    ];
    for (const [file, from] of addresses) {
      const { status } = await site().ask(file);
      if (status !== 200) lost.push(`${from} → ${file}: ${status}`);
    }
    expect(lost).toEqual([]);
  });
});

describe('every page', () => {
  it('has one main heading, its language, a title and a description', () => {
    expect(
      faults(pages, ({ headings, lang, title, description, pathname }) => {
        if (headings !== 1) return `${headings} h1`;
        if (lang !== localeOfPath(pathname)) return `language ${lang}`;
        return !(title?.trim() && description?.trim()) && 'no title or description';
      }),
    ).toEqual([]);
  });

  it('shares title and description with no other page of its language', () => {
    expect(repeated(pages, ({ title }) => title)).toEqual([]);
    expect(repeated(pages, ({ description }) => description)).toEqual([]);
  });

  it('is named in its own language', () => {
    const duplicates = new Map(pages.map((page) => [page.pathname, page]));
    expect(
      faults(pages, ({ alternates, pathname, title }) => {
        const duplicate = duplicates.get(new URL(alternates.en ?? '', site().origin).pathname);
        return duplicate?.title === title && duplicate?.pathname !== pathname && `${title} twice`;
      }),
    ).toEqual([]);
  });

  it('names itself as canonical, unless it is not to be indexed', () => {
    const { origin } = site();
    expect(
      faults(found.pages, ({ isArea, canonical, pathname, robots }) => {
        const expected = isArea || robots.includes('noindex') ? undefined : `${origin}${pathname}`;
        return canonical !== expected && `canonical ${canonical}`;
      }),
    ).toEqual([]);
  });

  it('has its other language, which points back', () => {
    const { origin } = site();
    const known = new Map(pages.map((page) => [`${origin}${page.pathname}`, page]));
    expect(
      faults(pages, ({ alternates, pathname }) => {
        const own = localeOfPath(pathname);
        if (alternates[own] !== `${origin}${pathname}`) return `${own} is ${alternates[own]}`;
        if (alternates['x-default'] !== alternates['pt-BR']) return 'x-default is not Portuguese';
        const other: Locale = own === 'en' ? 'pt-BR' : 'en';
        const duplicate = known.get(alternates[other] ?? '');
        if (!duplicate) return `no page ${alternates[other]}`;
        return (
          JSON.stringify(duplicate.alternates) !== JSON.stringify(alternates) &&
          `${duplicate.pathname} points elsewhere`
        );
      }),
    ).toEqual([]);
  });

  it('stays within its budgets', async () => {
    const { stylesheets, scripts } = scales(site());
    const over: string[] = [];
    const heaviest = { html: 0, css: 0, js: 0 };
    for (const page of pages) {
      const weight = {
        html: await htmlBytes(site(), page.address),
        css: await stylesheets(page.stylesheets),
        js: await scripts(page.scripts),
      };
      for (const kind of ['html', 'css', 'js'] as const) {
        heaviest[kind] = Math.max(heaviest[kind], weight[kind]);
        if (weight[kind] > BUDGET[kind]) over.push(`${page.address}: ${kind} ${weight[kind]} B`);
      }
    }
    expect(over).toEqual([]);
    // Nothing weighs nothing: what is not found would pass every budget.
    for (const kind of ['html', 'css', 'js'] as const) expect(heaviest[kind]).toBeGreaterThan(KB);
  });

  it('says nothing incomplete to search engines', () => {
    const wrong = pages.flatMap(({ address, html }) =>
      (graphOf(html) ?? []).flatMap((node) =>
        faultsIn(node).map((fault) => `${address}: ${fault}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists what is to be indexed, each page with its canonical, and nothing else', async () => {
    const { status, text } = await site().ask(endpoints.sitemap);
    expect(status).toBe(200);
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(new Set(listed).size).toBe(listed.length);
    const { origin } = site();
    const answers: string[] = [];
    for (const url of listed) {
      const page = pages.find(({ pathname }) => `${origin}${pathname}` === url);
      if (page?.canonical !== url) answers.push(`${url}: ${page?.canonical ?? 'not reached'}`);
    }
    expect(answers).toEqual([]);
    const missing = indexed.filter(({ canonical }) => !listed.includes(canonical ?? ''));
    expect(missing.map(({ address }) => address)).toEqual([]);
  });
});
