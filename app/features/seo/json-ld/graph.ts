import type {
  Article,
  BreadcrumbList,
  Course,
  FAQPage,
  Graph,
  ItemList,
  JobPosting,
  Organization,
  Person,
  Service,
  WebSite,
} from 'schema-dts';

/** Every kind of structured data on pages. */
export type GraphNode = Exclude<
  | Article
  | BreadcrumbList
  | Course
  | FAQPage
  | ItemList
  | JobPosting
  | Organization
  | Person
  | Service
  | WebSite,
  string
>;

/**
 * The text of a page's one data block (schema.org, JSON-LD 1.1). No `<` is left in it, so that no
 * content can end the script element it is in.
 */
export function graphText(nodes: readonly GraphNode[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
