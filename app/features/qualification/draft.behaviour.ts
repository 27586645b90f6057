import { fillFromDraft } from './draft.ts';

/** After a refresh the draft is back at once, before anyone touches the form and wakes it. */
export function start(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    fillFromDraft(form, form.dataset['draft'] ?? '');
  }
}
