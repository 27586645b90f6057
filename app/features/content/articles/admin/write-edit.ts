import type { Edit, Selection } from './markdown-edits.ts';

export const selectionIn = ({
  value,
  selectionStart,
  selectionEnd,
}: HTMLTextAreaElement): Selection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Writes into a field as if it were typed: the browser can undo it, and the preview follows. */
export function writeEdit(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  const typed =
    insert === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, insert);
  if (!typed) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
