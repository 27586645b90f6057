/** Puts words where the caret of a field stands, in place of what is chosen; says the new text. */
export function insertAtCaret(box: HTMLTextAreaElement, words: string): string {
  const { selectionStart, selectionEnd, value } = box;
  const text = value.slice(0, selectionStart) + words + value.slice(selectionEnd);
  const caret = selectionStart + words.length;
  box.focus();
  // After the text has been drawn: the caret would go to its end.
  requestAnimationFrame(() => box.setSelectionRange(caret, caret));
  return text;
}
