/** What a page says, read from its HTML as React writes it. */
export type PageFacts = {
  lang: string | undefined;
  title: string | undefined;
  description: string | undefined;
  robots: string;
  canonical: string | undefined;
  /** hreflang → absolute address. */
  alternates: Record<string, string>;
  headings: number;
  ids: ReadonlySet<string>;
  /** Targets of links, as written. */
  links: string[];
  forms: { action: string; method: 'get' | 'post' }[];
  stylesheets: string[];
  /** The module that runs at load. */
  scripts: string[];
  /** Everything else that the page makes a browser request, or declares to others. */
  files: string[];
  /** Addresses that scripts ask while the page is used. */
  endpoints: string[];
};

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

type Element = { name: string; attributes: Readonly<Record<string, string>> };

/** Opening tags in order; text of scripts and styles is none of them. */
function elementsOf(html: string): Element[] {
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  return [...bare.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decoded(value),
        ]),
      ),
    }),
  );
}

const sourcesOf = (srcset: string) =>
  srcset.split(',').map((part) => part.trim().split(/\s+/, 1)[0] ?? '');

/** Modules that inline scripts load. */
const importsOf = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].flatMap(([, code = '']) =>
    [...code.matchAll(/\bimport\("([^"]+)"\)/g)].flatMap(([, url]) => url ?? []),
  );

/** Reads a page. */
export function factsOf(html: string): PageFacts {
  const elements = elementsOf(html);
  const all = (name: string) => elements.filter((element) => element.name === name);
  const every = (name: string, attribute: string) =>
    all(name).flatMap(({ attributes }) => attributes[attribute] ?? []);
  const meta = (key: 'name' | 'property', value: string) =>
    all('meta').find(({ attributes }) => attributes[key] === value)?.attributes['content'];
  const linked = (rel: string) =>
    all('link').filter(({ attributes }) => attributes['rel']?.split(' ').includes(rel));
  const hrefs = (rel: string) => linked(rel).flatMap(({ attributes }) => attributes['href'] ?? []);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return {
    lang: elements[0]?.attributes['lang'],
    title: title === undefined ? undefined : decoded(title),
    description: meta('name', 'description'),
    robots: meta('name', 'robots') ?? '',
    canonical: hrefs('canonical')[0],
    alternates: Object.fromEntries(
      // A feed is an alternate without a language.
      linked('alternate').flatMap(({ attributes: { hreflang, href = '' } }) =>
        hreflang ? [[hreflang, href]] : [],
      ),
    ),
    headings: all('h1').length,
    ids: new Set(elements.flatMap(({ attributes }) => attributes['id'] ?? [])),
    links: [...every('a', 'href'), ...every('area', 'href')],
    forms: all('form')
      .filter(({ attributes }) => attributes['method'] !== 'dialog')
      .map(({ attributes }) => ({
        action: attributes['action'] ?? '',
        method: attributes['method'] === 'post' ? 'post' : 'get',
      })),
    stylesheets: hrefs('stylesheet'),
    scripts: [...every('script', 'src'), ...importsOf(html)],
    files: [
      ...['icon', 'apple-touch-icon', 'manifest', 'preload', 'modulepreload'].flatMap(hrefs),
      ...every('img', 'src'),
      ...every('img', 'data-fallback'),
      ...[...every('img', 'srcset'), ...every('source', 'srcset')].flatMap(sourcesOf),
      ...elements.flatMap(({ attributes }) => attributes['data-stylesheet'] ?? []),
      ...[meta('property', 'og:image') ?? [], meta('name', 'twitter:image') ?? []].flat(),
    ],
    endpoints: every('form', 'data-search-box'),
  };
}
