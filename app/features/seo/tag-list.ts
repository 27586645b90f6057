import type { CustomTag, TagType } from './custom-tags.ts';

export const TAG_SORTS = ['name', 'type'] as const;
type TagSort = (typeof TAG_SORTS)[number];
export const USUAL_TAG_SORT = { by: 'name', descending: false } as const;

export type TagFilter = {
  text?: string | undefined;
  type?: TagType | undefined;
  state?: 'on' | 'off' | undefined;
};

function fits(tag: CustomTag, { text, type, state }: TagFilter): boolean {
  return (
    (type === undefined || tag.type === type) &&
    (state === undefined || tag.active === (state === 'on')) &&
    (text === undefined || `${tag.name} ${tag.content}`.toLowerCase().includes(text.toLowerCase()))
  );
}

type Part = { sort: { by: TagSort; descending: boolean }; after?: string | undefined };

/** The tags that a filter leaves, in order, from behind the one that the page before ended with. */
export function filterTags(
  tags: readonly CustomTag[],
  filter: TagFilter,
  { sort, after }: Part,
): CustomTag[] {
  const way = sort.descending ? -1 : 1;
  const sorted = tags
    .filter((tag) => fits(tag, filter))
    .sort(
      (one, other) =>
        way * one[sort.by].localeCompare(other[sort.by]) || one.id.localeCompare(other.id),
    );
  return sorted.slice(sorted.findIndex(({ id }) => id === after) + 1);
}
