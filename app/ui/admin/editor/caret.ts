/** Where the caret of a text field stands, and what is selected there. */
export type Caret = [from: number, to: number];

const hasText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);

export const caretIn = (element: Element): Caret | undefined =>
  hasText(element) ? [element.selectionStart ?? 0, element.selectionEnd ?? 0] : undefined;

/** Moves the focus to an element that has replaced another one, and the caret to its former place. */
export function focusAt(element: HTMLElement, caret: Caret | undefined): void {
  element.focus({ preventScroll: true });
  if (caret && hasText(element)) element.setSelectionRange(...caret);
}
