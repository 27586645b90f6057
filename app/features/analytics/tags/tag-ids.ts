/** Ids of the configured tags; one that is not set is left out. */
export type TagIds = {
  ga4?: string;
  gtm?: string;
  meta?: string;
  linkedin?: string;
};

const SHAPES: Readonly<Record<keyof TagIds, RegExp>> = {
  ga4: /^G-[A-Z0-9]{4,20}$/,
  gtm: /^GTM-[A-Z0-9]{4,20}$/,
  meta: /^\d{5,20}$/,
  linkedin: /^\d{3,12}$/,
};

/** Drops malformed ids: such a tag would load nothing, but widen the content security policy. */
export function tagIds(given: Readonly<Record<keyof TagIds, string | null | undefined>>): TagIds {
  const ids: TagIds = {};
  for (const [tag, shape] of Object.entries(SHAPES) as [keyof TagIds, RegExp][]) {
    const id = given[tag]?.trim();
    if (id && shape.test(id)) ids[tag] = id;
  }
  return ids;
}
