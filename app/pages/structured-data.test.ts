import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import { openings } from '#app/features/content/openings/openings.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshops } from '#app/features/content/workshops/workshops.ts';
import { graphText } from '#app/features/seo/json-ld/graph.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { faultsIn, type Node } from '../../tests/site/json-ld-table.ts';
import { knownPages } from './known-pages.ts';
import { structuredData } from './structured-data.ts';

registerMessages(messages);

const base = 'https://www.example.com';
const now = new Date('2026-11-21T12:00:00Z');
const nodesOf = (page: Parameters<typeof structuredData>[0]['page']): Node[] => {
  const nodes = structuredData({ page, base, company: COMPANY_FALLBACK, now });
  return JSON.parse(graphText(nodes))['@graph'];
};
const everyNode = () => knownPages().flatMap(({ page }) => nodesOf(page));
const typesIn = (nodes: Node[]) => new Set(nodes.map((node) => node['@type']));

type Sampled = { sample: boolean };
const items: readonly Sampled[] = [...people(), ...openings(), ...workshops()];
const asWritten = items.map(({ sample }) => sample);
const setSample = (sample: boolean) => {
  for (const item of items as Sampled[]) item.sample = sample;
};
afterEach(() => {
  (items as Sampled[]).forEach((item, i) => {
    item.sample = asWritten[i] ?? true;
  });
});

describe('what is invented', () => {
  it('is no person, no opening, and no date or price', () => {
    setSample(true);
    const nodes = everyNode();
    expect(typesIn(nodes)).not.toContain('Person');
    expect(typesIn(nodes)).not.toContain('JobPosting');
    expect(typesIn(nodes)).not.toContain('Course');
    const lists = nodes.filter((node) => node['@type'] === 'ItemList');
    expect(lists).toHaveLength(LOCALES.length);
    expect(JSON.stringify(lists)).not.toMatch(/hasCourseInstance|startDate|price/);
  });
});

describe('what is real', () => {
  it('is written whole', () => {
    setSample(false);
    const nodes = everyNode();
    expect(nodes.flatMap((node) => faultsIn(node))).toEqual([]);
    const count = (type: string) => nodes.filter((node) => node['@type'] === type).length;
    // Each person is on the team's page and on an own one, each opening on /carreiras.
    expect(count('Person')).toBe(people().length * 2 * LOCALES.length);
    expect(count('JobPosting')).toBe(openings().length * LOCALES.length);
    expect(count('Course')).toBe(workshops().length * LOCALES.length);
  });

  it('lists workshops by their final addresses, with days to come', () => {
    setSample(false);
    const page = { name: 'lab', locale: 'pt-BR', params: {} } as const;
    const list = nodesOf(page).find((node) => node['@type'] === 'ItemList');
    const entries = list?.['itemListElement'] as { url: string; item: Node }[];
    expect(entries.map(({ url }) => url)).toEqual(
      workshops().map(({ slugs }) => `${base}/lab/workshops/${slugs['pt-BR']}`),
    );
    for (const { item } of entries) {
      for (const instance of item['hasCourseInstance'] as Node[]) {
        expect(String(instance['startDate'] ?? '9999') >= '2026-11-21').toBe(true);
      }
    }
  });
});

it('contains nothing about replies to one visitor, or items that do not exist', () => {
  for (const name of ['thankYou', 'protocol', 'serverError'] as const) {
    expect(nodesOf({ name, locale: 'pt-BR', params: { protocol: 'AAAA-AAAA' } })).toEqual([]);
  }
  for (const name of ['workshop', 'curriculum', 'craftIdea'] as const) {
    expect(nodesOf({ name, locale: 'en', params: { slug: 'nobody' } })).toEqual([]);
  }
});
