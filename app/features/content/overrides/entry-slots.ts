/** Most entries of one list, such as the posts of a person. */
const MOST_ENTRIES = 12;

/**
 * Slots of a list that an editor offers: one for each entry that a path names, and an empty one for the
 * next. `posts` finds `text.en.posts.3.role`. At least `least`.
 */
export function slotsOf(
  paths: Iterable<string>,
  list: string,
  least: number,
  most = MOST_ENTRIES,
): number {
  const entry = new RegExp(`(?:^|\\.)${list}\\.(\\d+)\\.`);
  let used = 0;
  for (const path of paths) {
    const [, index] = entry.exec(path) ?? [];
    if (index !== undefined) used = Math.max(used, Number(index) + 1);
  }
  return Math.min(most, Math.max(least, used + 1));
}
