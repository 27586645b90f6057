import type { BreadcrumbList } from 'schema-dts';

/** One step of the trail, from the home page to the page itself. */
export type Step = { name: string; url: string };

/** The trail of crumbs; every step, the last one too, names its final address. */
export function breadcrumbsNode(trail: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: url,
    })),
  } satisfies BreadcrumbList;
}
