import type { Place, PlaceOf } from './conflict-place.ts';

/** A part of a draft that one line of a conflict is about. */
export type DraftPart<Draft> = {
  get: (draft: Draft) => unknown;
  /** A draft with this part of another one. */
  set: (draft: Draft, from: Draft) => Draft;
};

/** The items of a draft whose order users change: how they are read, and a draft with other ones. */
export type DraftList<Draft, Item extends { id: string }> = {
  items: (draft: Draft) => readonly Item[];
  withItems: (draft: Draft, items: Item[]) => Draft;
};

export const fieldPart = <Draft>(key: keyof Draft): DraftPart<Draft> => ({
  get: (draft) => draft[key],
  set: (draft, from) => ({ ...draft, [key]: from[key] }),
});

/** The parts of a list in a draft: a field of one item, whether an item exists, and the order. */
export function listParts<Draft, Item extends { id: string }>({
  items,
  withItems,
}: DraftList<Draft, Item>) {
  const itemIn = (draft: Draft, id: string) => items(draft).find((item) => item.id === id);

  const column = (id: string, key: keyof Item): DraftPart<Draft> => ({
    get: (draft) => itemIn(draft, id)?.[key],
    set: (draft, from) =>
      withItems(
        draft,
        items(draft).map((item) =>
          item.id === id ? { ...item, [key]: itemIn(from, id)?.[key] ?? item[key] } : item,
        ),
      ),
  });

  const presence = (id: string): DraftPart<Draft> => ({
    get: (draft) => itemIn(draft, id) !== undefined,
    set: (draft, from) => {
      const others = items(draft).filter((item) => item.id !== id);
      const place = items(from).findIndex((item) => item.id === id);
      const given = items(from)[place];
      if (!given) return withItems(draft, others);
      if (others.length < items(draft).length) return draft;
      return withItems(draft, [...others.slice(0, place), given, ...others.slice(place)]);
    },
  });

  const order: DraftPart<Draft> = {
    get: (draft) => items(draft).map(({ id }) => id),
    set: (draft, from) => {
      const wanted = items(from).map(({ id }) => id);
      const known = items(draft).filter(({ id }) => wanted.includes(id));
      const sorted = known.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
      const all = items(draft).map((item) =>
        known.includes(item) ? (sorted.shift() ?? item) : item,
      );
      return withItems(draft, all);
    },
  };
  return { column, presence, order };
}

export type DraftVersions<Draft> = {
  /** The common base of both. */
  base: Draft;
  mine: Draft;
  theirs: Draft;
  change: (next: (draft: Draft) => Draft) => void;
};

/** The places of a conflict's lines in an editor, so that each can be accepted or kept. */
export const draftPlaces =
  <Draft>(
    { base, mine, theirs, change }: DraftVersions<Draft>,
    partOf: (path: readonly string[]) => DraftPart<Draft> | undefined,
  ): PlaceOf =>
  (path): Place | undefined => {
    const part = partOf(path);
    return (
      part && {
        changed: JSON.stringify(part.get(base)) !== JSON.stringify(part.get(mine)),
        put: (_form, _stored, side) =>
          change((draft) => part.set(draft, side === 'theirs' ? theirs : mine)),
      }
    );
  };
