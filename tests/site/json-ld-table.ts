import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import type { RouteName } from '#app/paths.ts';

/**
 * What each type must have to be accepted by search engines: schema.org's type with the properties that
 * developers.google.com/search/docs/appearance/structured-data calls required, and those without
 * which a node of ours would say nothing. A type that is missing here may not be used.
 */
export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'url', 'provider'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation',
  ],
  ListItem: ['position'],
  Offer: ['category'],
  Organization: ['name', 'url'],
  Person: ['name', 'jobTitle', 'url', 'worksFor'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'description', 'url', 'provider'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
};

/** Types that are at the top of a page's graph; pages not named here have the trail alone. */
export const TYPES_OF_PAGE: Partial<Record<RouteName, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  ...Object.fromEntries(
    SERVICE_NAMES.map((name) => [name, ['BreadcrumbList', 'Service', 'FAQPage']]),
  ),
  lab: ['BreadcrumbList', 'ItemList'],
  faq: ['BreadcrumbList', 'FAQPage'],
  // One for each service that has a published price.
  pricing: ['BreadcrumbList', 'Service', 'Service', 'Service'],
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStated = (value: Json | undefined): boolean => {
  if (value === undefined || value === null || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
};

function faultsOfNode(node: Node, where: string): string[] {
  const type = node['@type'];
  // A bare reference to a node of the same graph.
  if (type === undefined && typeof node['@id'] === 'string') return [];
  const required = typeof type === 'string' ? REQUIRED[type] : undefined;
  if (!required) return [`${where}: unknown type ${JSON.stringify(type)}`];
  const missing = required.filter((property) => !isStated(node[property]));
  if (type === 'ListItem' && !isStated(node['item']) && !isStated(node['url']))
    missing.push('item');
  return missing.map((property) => `${where}: ${type} without ${property}`);
}

/** Everything that is wrong with a node and the nodes in it; empty when nothing is. */
export function faultsIn(node: Node, where = '@graph'): string[] {
  const inside = Object.entries(node).flatMap(([property, value]) =>
    [value]
      .flat()
      .filter(isNode)
      .flatMap((child) => faultsIn(child, `${where}.${property}`)),
  );
  return [...faultsOfNode(node, where), ...inside];
}

/** The one data block of a page, parsed; null where there is none. Throws on two, or broken JSON. */
export function graphOf(html: string): Node[] | null {
  const blocks = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, text]) => text ?? '');
  if (blocks.length === 0) return null;
  if (blocks.length > 1) throw new Error(`${blocks.length} data blocks on one page`);
  const data = JSON.parse(blocks[0] ?? '') as Node;
  if (data['@context'] !== 'https://schema.org') throw new Error('No schema.org context');
  return data['@graph'] as Node[];
}
