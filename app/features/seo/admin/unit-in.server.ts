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

/** A unit and the name of its company; with its slug where several have one name. */
export type NamedUnit = { slug: string; name: string };

/** The same units for readers. */
export async function namedUnitsIn(search: URLSearchParams) {
  const { units, unit } = await unitIn(search);
  const snapshot = await siteSnapshot();
  const names = units.map((slug) => snapshot.unit(slug, 'pt-BR').company.name);
  return {
    unit,
    units: units.map((slug, at): NamedUnit => {
      const name = names[at] ?? slug;
      const isShared = names.filter((other) => other === name).length > 1;
      return { slug, name: isShared ? `${name} (${slug})` : name };
    }),
  };
}
