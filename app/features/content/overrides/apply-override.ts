import { type Claims, contradictions } from '../claims/claims.ts';
import type { ContentItem } from './content-kinds.ts';
import { leavesOf, schemaOf } from './content-leaves.ts';
import type { LeafValue } from './leaf.ts';

/** What differs from the file, by path. */
export type Override = Readonly<Record<string, LeafValue>>;

/** Of a text that was published: the file it was written over may have been longer than today's. */
const ROOM_ONCE_GIVEN = 2000;

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes a value into a copy of an item. The path is one of its leaves, so all of it exists. */
function put(copy: object, path: string, value: LeafValue): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let place = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = value;
}

/** A copy of an item with other values in some of its leaves. */
export function withValues<Item extends object>(
  value: Item,
  values: ReadonlyMap<string, LeafValue>,
): Item {
  const copy = structuredClone(value);
  for (const [path, one] of values) put(copy, path, one);
  return copy;
}

/** Paths whose values do not go together, each fine by itself. */
export const inconsistenciesIn = ({
  kind,
  value,
}: Pick<ContentItem, 'kind' | 'value'>): string[] =>
  kind === 'claims' ? contradictions(value as Claims) : [];

/**
 * An item with its override. What does not fit, because the item of this release has another shape
 * than the one that was written over, is left out and named in `ignored`: the file is there.
 */
export function applyOverride<Item extends object>(
  { kind, value }: { kind: ContentItem['kind']; value: Item },
  override: Readonly<Record<string, unknown>>,
): { item: Item; ignored: string[] } {
  const leaves = new Map(leavesOf(kind, value).map((leaf) => [leaf.path, leaf]));
  const fitting = new Map<string, LeafValue>();
  const ignored: string[] = [];
  for (const [path, given] of Object.entries(override)) {
    const leaf = leaves.get(path);
    const fits =
      leaf &&
      schemaOf({ ...leaf, longest: Math.max(leaf.longest, ROOM_ONCE_GIVEN) }).safeParse(given);
    if (fits?.success) fitting.set(path, fits.data);
    else ignored.push(path);
  }
  const item = withValues(value, fitting);
  // Half of what was written would say something that nobody wrote.
  if (inconsistenciesIn({ kind, value: item }).length === 0) return { item, ignored };
  return { item: structuredClone(value), ignored: Object.keys(override) };
}

/** Texts whose place this release does not have any more; the next save leaves them out. */
export const lostTexts = (
  { kind, value }: Pick<ContentItem, 'kind' | 'value'>,
  override: Readonly<Record<string, unknown>>,
): { path: string; text: string }[] => {
  const paths = new Set(leavesOf(kind, value).map(({ path }) => path));
  return Object.entries(override).flatMap(([path, text]) =>
    paths.has(path) ? [] : [{ path, text: String(text) }],
  );
};

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
