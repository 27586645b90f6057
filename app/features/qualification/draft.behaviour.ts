import { fillFromDraft } from './draft.ts';

/** After a refresh the draft is back at once, before a touch hydrates the form. */
export function start(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    fillFromDraft(form, form.dataset['draft'] ?? '');
  }
}
