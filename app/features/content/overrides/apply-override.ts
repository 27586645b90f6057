import type { ContentItem } from './content-kinds.ts';
import { type LeafValue, leavesOf, schemaOf } from './content-leaves.ts';

/** What differs from the file, by path. */
export type Override = Readonly<Record<string, LeafValue>>;

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes a value into a copy of an item. The path is one of its leaves, so all of it exists. */
function put(copy: object, path: string, value: LeafValue): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let place = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = value;
}

/**
 * An item with its override. What does not fit, because the item of this release has another shape
 * than the one that was written over, is left out and named in `ignored`: the file stands there.
 */
export function applyOverride<Item extends object>(
  { kind, value }: { kind: ContentItem['kind']; value: Item },
  override: Readonly<Record<string, unknown>>,
): { item: Item; ignored: string[] } {
  const leaves = new Map(leavesOf(kind, value).map((leaf) => [leaf.path, leaf]));
  const item = structuredClone(value);
  const ignored: string[] = [];
  for (const [path, given] of Object.entries(override)) {
    const leaf = leaves.get(path);
    const fits = leaf && schemaOf(leaf).safeParse(given);
    if (fits?.success) put(item, path, fits.data);
    else ignored.push(path);
  }
  return { item, ignored };
}

/** Only what differs from the file: a text written back to what the file says follows it again. */
export function overrideOf(
  { kind, value }: Pick<ContentItem, 'kind' | 'value'>,
  values: ReadonlyMap<string, LeafValue>,
): Override {
  return Object.fromEntries(
    leavesOf(kind, value).flatMap((leaf) => {
      const given = values.get(leaf.path);
      return given === undefined || sameValue(given, leaf.value) ? [] : [[leaf.path, given]];
    }),
  );
}
