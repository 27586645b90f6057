/** Inserts text at the caret of a field, in place of the selection; returns the new text. */
export function insertAtCaret(box: HTMLTextAreaElement, words: string): string {
  const { selectionStart, selectionEnd, value } = box;
  const text = value.slice(0, selectionStart) + words + value.slice(selectionEnd);
  const caret = selectionStart + words.length;
  box.focus();
  // After the text has been rendered: the caret would go to its end.
  requestAnimationFrame(() => box.setSelectionRange(caret, caret));
  return text;
}
