import { type StoredItem, storageList } from '#app/consent/storage-list.ts';
import { type Vendor, vendorItems } from '#app/consent/vendor-items.ts';
import type { TagIds } from '#app/features/analytics/tags/tag-ids.ts';
import { useSite } from '#app/pages/site-data.ts';

const VENDOR_OF: Readonly<Record<keyof TagIds, Vendor>> = {
  ga4: 'google',
  gtm: 'google',
  meta: 'meta',
  linkedin: 'linkedin',
};

/** Everything this site may store: its own, and that of tags and scripts that staff have added. */
export function useStoredItems(): readonly (StoredItem & { host?: string })[] {
  const { tags, stored } = useSite();
  const vendors = (Object.keys(tags) as (keyof TagIds)[]).map((tag) => VENDOR_OF[tag]);
  const known = [...storageList, ...vendorItems.filter(({ vendor }) => vendors.includes(vendor))];
  const all = [...known, ...stored];
  // Two scripts may keep the same item; once for each consent is enough.
  const same = (one: StoredItem, other: StoredItem) =>
    one.category === other.category && one.kind === other.kind && one.key === other.key;
  return all.filter((item, index) => all.findIndex((other) => same(item, other)) === index);
}
