import { putInto } from '#app/ui/admin/editor/form-content.ts';

/** Which of two versions a field is to keep. */
export type Side = 'theirs' | 'mine';

/** Where a field of a row stands in an editor. */
export type Place = {
  /** Shows a stored value there, which is that of a side. */
  put: (form: HTMLFormElement, stored: unknown, side: Side) => void;
} & (
  | {
      /** Whether a control of this name belongs to it. */
      has: (name: string) => boolean;
    }
  /** Known by the editor itself: whether the person has changed it. */
  | { changed: boolean }
);

/** The place of a field, by the path of its column; none for what has no field of its own. */
export type PlaceOf = (path: readonly string[]) => Place | undefined;

/** As an input shows what is stored: a box by its own value, words of a list behind each other. */
function shown(stored: unknown, box: string): string[] {
  if (stored === true) return [box];
  if (stored === false || stored === null || stored === undefined) return [];
  return [String(stored)];
}

/** A field of one control. `text` writes what is stored as the field shows it. */
export const fieldPlace = (name: string, text?: (stored: unknown) => string[]): Place => ({
  has: (other) => other === name,
  put: (form, stored) => putInto(form, name, text ? text(stored) : shown(stored, 'on')),
});

/** Of a list that is ticked by its values, or written word by word. */
export const listOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map(String) : [];
