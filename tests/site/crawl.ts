import { areaPaths } from '#app/paths.ts';
import type { Answer, Ask } from '../routes/ask.ts';
import { factsOf, type PageFacts } from './page-facts.ts';

type Site = { origin: string; ask: (address: string, options?: Ask) => Promise<Answer> };

export type CrawledPage = PageFacts & {
  /** Path and query under which it was linked. */
  address: string;
  pathname: string;
  html: string;
  /** Behind sign-in or on the way there: one address for both languages. */
  isArea: boolean;
};

export type Crawl = {
  pages: CrawledPage[];
  /** Answers other than 200 to an internal link, with the page that links there. */
  broken: string[];
  /** Every internal link with a fragment: from, page, id. */
  fragments: { from: string; to: string; id: string }[];
  links: number;
  forms: ReadonlyMap<string, { method: 'get' | 'post'; from: string }>;
  files: ReadonlyMap<string, string>;
};

const isArea = (pathname: string) =>
  [...Object.values(areaPaths), '/portal'].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );

/** Follows every internal link from the given addresses until there is nothing new. */
export async function crawl(site: Site, starts: readonly string[]): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const broken: string[] = [];
  const fragments: Crawl['fragments'] = [];
  const forms = new Map<string, { method: 'get' | 'post'; from: string }>();
  const files = new Map<string, string>();
  const waiting = new Map(starts.map((address) => [address, 'the start']));
  const seen = new Set(starts);
  let links = 0;

  const noteLinks = (page: CrawledPage) => {
    for (const href of page.links) {
      const url = new URL(href, `${site.origin}${page.address}`);
      if (url.origin !== site.origin) continue;
      links += 1;
      const to = `${url.pathname}${url.search}`;
      if (url.hash) {
        fragments.push({ from: page.address, to, id: decodeURIComponent(url.hash.slice(1)) });
      }
      if (seen.has(to)) continue;
      seen.add(to);
      waiting.set(to, page.address);
    }
  };
  const noteOthers = (page: CrawledPage) => {
    for (const { action, method } of page.forms) {
      const { pathname } = new URL(action, `${site.origin}${page.address}`);
      forms.set(`${method} ${pathname}`, { method, from: page.address });
    }
    for (const file of [...page.files, ...page.stylesheets, ...page.scripts, ...page.endpoints]) {
      const url = new URL(file, site.origin);
      if (url.origin === site.origin) files.set(`${url.pathname}${url.search}`, page.address);
    }
  };

  for (const [address, from] of waiting) {
    const { status, headers, text: html } = await site.ask(address);
    if (status !== 200) {
      broken.push(`${from} → ${address}: ${status} ${headers.location ?? ''}`.trim());
      continue;
    }
    if (!headers['content-type']?.startsWith('text/html')) continue;
    const { pathname } = new URL(address, site.origin);
    const page = { ...factsOf(html), address, pathname, html, isArea: isArea(pathname) };
    pages.push(page);
    noteLinks(page);
    noteOthers(page);
  }
  return { pages, broken, fragments, links, forms, files };
}
