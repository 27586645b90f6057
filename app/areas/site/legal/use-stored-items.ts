import { type StoredItem, storageList } from '#app/consent/storage-list.ts';
import { type Vendor, vendorItems } from '#app/consent/vendor-items.ts';
import type { TagIds } from '#app/features/analytics/tags/tag-ids.ts';
import { useSite } from '../site-data.ts';

const VENDOR_OF: Readonly<Record<keyof TagIds, Vendor>> = {
  ga4: 'google',
  gtm: 'google',
  meta: 'meta',
  linkedin: 'linkedin',
};

/** Everything this site may store: its own, and that of the tags that staff have switched on. */
export function useStoredItems(): readonly (StoredItem & { host?: string })[] {
  const { tags } = useSite();
  const vendors = (Object.keys(tags) as (keyof TagIds)[]).map((tag) => VENDOR_OF[tag]);
  return [...storageList, ...vendorItems.filter(({ vendor }) => vendors.includes(vendor))];
}
