import { use, useEffect, useState } from 'react';
import type { Conflict, Difference } from '#app/audit/setting-changes.ts';
import { EditorContext } from '#app/ui/admin/editor/editor-context.ts';
import type { Place, PlaceOf, Side } from './conflict-place.ts';

const keyOf = ({ path }: Difference) => path.join('.');

const isChanged = (place: Place, changed: readonly string[]) =>
  'changed' in place ? place.changed : changed.some(place.has);

/**
 * Which of two versions each field of an editor shows. It starts with the colleague's version where the
 * user has changed nothing, so that saving again does not revert fields that the user never touched.
 */
export function useChoices(conflict: Conflict, placeOf: PlaceOf | undefined) {
  const editor = use(EditorContext);
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const put = (difference: Difference, side: Side) => {
    const form = editor?.form.current;
    const place = placeOf?.(difference.path);
    if (!form || !place) return;
    place.put(form, side === 'theirs' ? difference.before : difference.after, side);
    setSides((known) => new Map(known).set(keyOf(difference), side));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a conflict is laid out once
  useEffect(() => {
    if (!editor || !placeOf) return;
    const changed = editor.changed();
    for (const difference of conflict.differences) {
      const place = placeOf(difference.path);
      if (place) put(difference, isChanged(place, changed) ? 'mine' : 'theirs');
    }
  }, [conflict]);
  return {
    /** Undefined for a column without a field, and without scripts. */
    sideOf: (difference: Difference) => sides.get(keyOf(difference)),
    choose: put,
  };
}
