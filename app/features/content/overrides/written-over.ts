import type { Override } from './apply-override.ts';
import type { ContentItem } from './content-kinds.ts';
import { leavesOf } from './content-leaves.ts';
import type { Leaf } from './leaf.ts';
import { isMade } from './visibility.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the file says something else than what a text was written over. */
export const isOutdated = ({ path, value }: Leaf, writtenOver: Override): boolean =>
  Object.hasOwn(writtenOver, path) && !same(writtenOver[path], value);

type Before = { draft: Override | null; published: Override | null; writtenOver: Override };
type After = { draft: Override | null; published: Override | null };

/**
 * What the file says where an override differs from it, of all that is draft or public. A text that is saved again
 * unchanged was written over what it was before, until it is published again.
 */
export function writtenOverOf(
  item: ContentItem,
  before: Before,
  after: After,
  isPublished: boolean,
): Override {
  if (isMade(item.value)) return {};
  const leaves = leavesOf(item.kind, item.value);
  return Object.fromEntries(
    leaves.flatMap(({ path, value }) => {
      const text = after.draft?.[path] ?? after.published?.[path];
      if (text === undefined) return [];
      const last = before.draft?.[path] ?? before.published?.[path];
      const kept = same(last, text) && !isPublished ? before.writtenOver[path] : undefined;
      return [[path, kept ?? value] as const];
    }),
  );
}
