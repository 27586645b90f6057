import { putInto } from '#app/ui/admin/editor/form-content.ts';

/** Which of two versions a field keeps. */
export type Side = 'theirs' | 'mine';

/** The place of a row's field in an editor. */
export type Place = {
  /** Shows the stored value of a side there. */
  put: (form: HTMLFormElement, stored: unknown, side: Side) => void;
} & (
  | {
      /** Whether a control of this name belongs to it. */
      has: (name: string) => boolean;
    }
  /** Reported by the editor itself: whether the user has changed it. */
  | { changed: boolean }
);

/** The place of a field, by the path of its column; none for a column without a field. */
export type PlaceOf = (path: readonly string[]) => Place | undefined;

/** As an input shows the stored value: a box by its own value, a list as words in a row. */
function displayedAs(stored: unknown, box: string): string[] {
  if (stored === true) return [box];
  if (stored === false || stored === null || stored === undefined) return [];
  return [String(stored)];
}

/** A field of one control. `text` writes the stored value as the field shows it. */
export const fieldPlace = (name: string, text?: (stored: unknown) => string[]): Place => ({
  has: (other) => other === name,
  put: (form, stored) => putInto(form, name, text ? text(stored) : displayedAs(stored, 'on')),
});

/** A list that is ticked by its values, or written word by word. */
export const listOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map(String) : [];
