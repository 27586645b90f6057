import { type RefObject, useEffect } from 'react';

/** Unfolds the parents of a field: a folded part, and the tab of another language. */
function unfold(field: HTMLElement): void {
  let fold = field.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  // A tab is a radio, its label, then its panel.
  const tab = field.closest('.tab-panel')?.previousElementSibling?.previousElementSibling;
  if (tab instanceof HTMLInputElement) tab.checked = true;
}

/** Moves focus to the first wrong field after a post, clear of sticky bars. */
export function useFirstMistake(form: RefObject<HTMLFormElement | null>, reply: unknown): void {
  useEffect(() => {
    if (!reply) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    unfold(wrong);
    wrong.focus({ preventScroll: true });
    wrong.scrollIntoView({ block: 'center' });
  }, [form, reply]);
}
