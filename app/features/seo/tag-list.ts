import type { Sort } from '#app/ui/admin/data-table/list-address.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import type { CustomTag } from './custom-tags.ts';

export const TAG_SORTS = ['name', 'type'] as const;
type TagSort = (typeof TAG_SORTS)[number];
export const USUAL_TAG_SORT = { by: 'name', descending: false } as const;

export type TagFilter = {
  text?: string | undefined;
  /** May be several, as filters of lists are written. */
  type?: string | undefined;
  state?: 'on' | 'off' | undefined;
};

function fits(tag: CustomTag, { text, type, state }: TagFilter): boolean {
  return (
    (type === undefined || splitValues(type).includes(tag.type)) &&
    (state === undefined || tag.active === (state === 'on')) &&
    (text === undefined || `${tag.name} ${tag.content}`.toLowerCase().includes(text.toLowerCase()))
  );
}

/** The tags that a filter leaves, in order. */
export function filterTags(
  tags: readonly CustomTag[],
  filter: TagFilter,
  { by, descending }: Sort<TagSort>,
): CustomTag[] {
  const way = descending ? -1 : 1;
  return tags
    .filter((tag) => fits(tag, filter))
    .sort((one, other) => way * one[by].localeCompare(other[by]) || one.id.localeCompare(other.id));
}
