import { type Caret, caretIn, focusAt } from '#app/ui/admin/editor/caret.ts';

/** Where the focus goes once a draft is on the screen: the id of an element. */
export type NextFocus = { id: string; caret?: Caret | undefined };

/**
 * Where the focus is, under the id that its element has after a save: controls of an item are called by
 * the id of the item, and a new item has another one once it is saved.
 */
export function focusAfterSave(ids: ReadonlyMap<string, string>): NextFocus | null {
  const element = document.activeElement;
  if (!element?.id) return null;
  const called = `${element.id}-`;
  for (const [sent, saved] of ids) {
    if (sent !== saved && called.includes(`-${sent}-`)) {
      return {
        id: called.replace(`-${sent}-`, `-${saved}-`).slice(0, -1),
        caret: caretIn(element),
      };
    }
  }
  return null;
}

/** Unfolds the part with the element, which else could not have the focus. */
export function focusOn({ id, caret }: NextFocus): void {
  const element = document.getElementById(id);
  if (!element) return;
  const part = element.closest('details');
  if (part && element.tagName !== 'SUMMARY') part.open = true;
  if (caret) focusAt(element, caret);
  else element.focus();
}
