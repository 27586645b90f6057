import { describe, expect, it } from 'vitest';
import { faultsIn, graphOf, type Node } from '../../../../tests/site/json-ld-table.ts';
import { breadcrumbsNode } from './breadcrumbs.ts';
import { courseListNode, courseNode } from './course.ts';
import { faqPageNode } from './faq-page.ts';
import { type GraphNode, graphText } from './graph.ts';
import { jobPostingNode } from './job-posting.ts';
import { organizationNode, webSiteNode } from './organization.ts';
import { personNode } from './person.ts';
import { serviceNode } from './service.ts';

const base = 'https://www.example.com';
const publisher = { base, name: 'Forja' };
const url = `${base}/x`;
const course = {
  publisher,
  locale: 'pt-BR' as const,
  name: 'Curso',
  description: 'Do começo ao fim.',
  url,
};
const offering = {
  mode: 'Presencial',
  minutes: 205,
  dates: ['2027-02-18', '2027-03-18'],
  fromBrl: 25_000,
};
const service = { publisher, name: 'Serviço', description: 'O que é.', url };
const company = {
  ...publisher,
  logo: `${base}/icons/512.png`,
  email: 'a@example.com',
  phone: '+5517900000000',
  street: null,
  postalCode: null,
  city: 'Rio Preto',
  state: 'SP',
  profiles: [],
};
const vacancy = {
  publisher,
  title: 'Vaga',
  paragraphs: ['Fazer <b>a & b</b>'],
  posted: '2026-11-09',
  closes: '2027-01-29',
  url: `${url}#vaga`,
  city: 'Rio Preto',
  state: 'SP',
};
const site = {
  ...publisher,
  locale: 'en' as const,
  home: `${base}/en`,
  search: `${base}/en/search`,
};

const BUILT: [string, GraphNode][] = [
  ['organization', organizationNode(company)],
  ['web site', webSiteNode(site)],
  [
    'breadcrumbs',
    breadcrumbsNode([
      { name: 'Forja', url: `${base}/` },
      { name: 'X', url },
    ]),
  ],
  ['service', serviceNode({ ...service, fromBrl: 15_000 })],
  ['service made to measure', serviceNode({ ...service, fromBrl: null })],
  ['course', courseNode({ ...course, offering })],
  ['course without facts', courseNode(course)],
  ['course list', courseListNode([course, { ...course, offering }])],
  ['questions', faqPageNode(url, [{ question: 'Quanto?', answer: 'Depende.' }])],
  ['job posting', jobPostingNode(vacancy)],
  ['person', personNode({ ...service, name: 'Ana', jobTitle: 'Ferreira', skills: ['aço'] })],
];

const parsed = (node: GraphNode) =>
  graphOf(`<script type="application/ld+json">${graphText([node])}</script>`)?.[0] as Node;

it.each(BUILT)('%s has every required property of its types', (_, node) => {
  expect(faultsIn(parsed(node))).toEqual([]);
});

it('leaves nothing in the text that could end the element', () => {
  const text = graphText([faqPageNode(url, [{ question: '</script><b>', answer: '<!-- x' }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].mainEntity[0].name).toBe('</script><b>');
});

describe('prices and dates', () => {
  it('state the lowest price in reais, and none where none is promised', () => {
    expect(parsed(serviceNode({ ...service, fromBrl: 15_000 }))['offers']).toMatchObject({
      lowPrice: 15_000,
      priceCurrency: 'BRL',
    });
    expect(parsed(serviceNode({ ...service, fromBrl: null }))['offers']).toBeUndefined();
  });

  it('name each day a course begins, and how long it takes', () => {
    const { hasCourseInstance, offers } = parsed(courseNode({ ...course, offering }));
    expect(hasCourseInstance).toMatchObject([
      { startDate: '2027-02-18', courseWorkload: 'PT3H25M', courseMode: 'Presencial' },
      { startDate: '2027-03-18' },
    ]);
    expect(offers).toMatchObject({ price: 25_000, priceCurrency: 'BRL' });
  });

  it('are left out with the offering', () => {
    expect(Object.keys(parsed(courseNode(course)))).not.toContain('hasCourseInstance');
    expect(Object.keys(parsed(courseNode(course)))).not.toContain('offers');
  });

  it('keep an opening open through its last day in São Paulo', () => {
    const { validThrough, description } = parsed(jobPostingNode(vacancy));
    expect(new Date(String(validThrough)).toISOString()).toBe('2027-01-30T02:59:59.000Z');
    expect(description).toBe('<p>Fazer &lt;b&gt;a &amp; b&lt;/b&gt;</p>');
  });
});

it('the table finds missing fields at any depth', () => {
  const node = parsed(courseListNode([course]));
  const entries = node['itemListElement'] as { item: Node }[];
  for (const { item } of entries) delete item['description'];
  expect(faultsIn(node)).toEqual(['@graph.itemListElement.item: Course without description']);
  expect(faultsIn({ '@type': 'Recipe' })).toEqual(['@graph: unknown type "Recipe"']);
});
