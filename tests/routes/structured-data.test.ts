import { describe, expect, it } from 'vitest';
import { faultsIn, graphOf, type Node, TYPES_OF_PAGE } from '../site/json-ld-table.ts';
import { useBuiltSite } from './built-site.ts';
import { goodPages } from './page-addresses.ts';

const site = useBuiltSite();
const PASSING = new Set([
  'thankYou',
  'newsletterSubscribed',
  'newsletterPending',
  'newsletterConfirmed',
  'newsletterUnsubscribed',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'feedbackAnswer',
  'surveyLeave',
]);
const pages = goodPages.filter(({ name }) => !PASSING.has(name));

type Step = { name: string; item: string };
const trailOf = (graph: Node[]) =>
  graph.find((node) => node['@type'] === 'BreadcrumbList')?.['itemListElement'] as
    | Step[]
    | undefined;

/** The trail as people see it: words without markup. */
function crumbsIn(html: string): string[] {
  const list = /<ol class="note crumbs">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = '']) =>
    step.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  );
}

describe.each(pages)('$address', ({ address, name }) => {
  it('says what it is, with every required property', async () => {
    const { text } = await site().ask(address);
    const graph = graphOf(text) ?? [];
    const types = TYPES_OF_PAGE[name] ?? ['BreadcrumbList'];
    expect(graph.map((node) => node['@type'])).toEqual(types);
    expect(graph.flatMap((node) => faultsIn(node))).toEqual([]);
  });

  it('has the trail that its crumbs show', async () => {
    const { text } = await site().ask(address);
    const trail = trailOf(graphOf(text) ?? []);
    const visible = crumbsIn(text);
    if (name !== 'home') expect(trail?.at(-1)?.item).toBe(`${site().origin}${address}`);
    if (visible.length > 0) expect(trail?.map((step) => step.name)).toEqual(visible);
  });
});

it('names only addresses that answer 200 themselves', async () => {
  const named = new Set<string>();
  for (const { address } of pages) {
    const { text } = await site().ask(address);
    const graph = JSON.stringify(graphOf(text) ?? []);
    for (const [, url] of graph.matchAll(/"(?:item|url|logo)":"([^"]+)"/g)) named.add(url ?? '');
  }
  expect(named.size).toBeGreaterThan(40);
  for (const url of named) {
    const path = url.slice(site().origin.length);
    expect([url, (await site().ask(path)).status]).toEqual([url, 200]);
  }
});

it('offers the search that the site has', async () => {
  for (const [home, search] of [
    ['/', '/busca'],
    ['/en', '/en/search'],
  ] as const) {
    const graph = graphOf((await site().ask(home)).text) ?? [];
    const action = graph.find((node) => node['@type'] === 'WebSite')?.['potentialAction'] as Node;
    const target = String(action['target']);
    expect(target).toBe(`${site().origin}${search}?q={search_term_string}`);
    const path = target.slice(site().origin.length).replace('{search_term_string}', 'software');
    expect((await site().ask(path)).status).toBe(200);
  }
});

it('has the lowest prices of the services in reais', async () => {
  const priceOf = async (address: string) => {
    const graph = graphOf((await site().ask(address)).text) ?? [];
    return graph.find((node) => node['@type'] === 'Service')?.['offers'];
  };
  const from = (lowPrice: number) => expect.objectContaining({ lowPrice, priceCurrency: 'BRL' });
  expect(await priceOf('/servicos/automacao-ia')).toEqual(from(15_000));
  expect(await priceOf('/en/services/games-gamification')).toEqual(from(25_000));
  expect(await priceOf('/servicos/consultoria')).toEqual(from(15_000));
  expect(await priceOf('/servicos/software-apps')).toBeUndefined();
});
