import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';

/** The units of the site, the default one first, and the one of an address. */
export async function unitIn(search: URLSearchParams) {
  const { units } = await siteSnapshot();
  const slugs = units
    .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ slug }) => slug);
  const requested = search.get('unit');
  return { units: slugs, unit: slugs.find((slug) => slug === requested) ?? slugs[0] ?? 'forja' };
}
