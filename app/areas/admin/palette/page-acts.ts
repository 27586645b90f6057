/** An act of the open page: pressing its button runs it. */
export type PageAct = { name: string; keys: string; press: () => void };
/** The acts of one thing, such as the open lead; the empty name stands for acts of the whole area. */
export type PageActs = { of: string; acts: PageAct[] };

const BUTTONS = 'button:not(:disabled, [aria-disabled=true]), a[href], summary';

function nameOf(button: HTMLElement): string {
  const { dataset, ariaLabel } = button;
  if (dataset['act'] ?? ariaLabel) return dataset['act'] ?? ariaLabel ?? '';
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Whether a button is in a closed part of its bar: the part is opened first. */
function isFolded(button: HTMLElement, bar: HTMLElement): boolean {
  const fold = button.closest('details:not([open])');
  return fold !== null && bar.contains(fold) && button.parentElement !== fold;
}

/** The buttons in the elements that a page marks with `data-acts` and the name of the record, as far as the user
 * may press them. */
export function pageActs(): PageActs[] {
  const found = new Map<string, PageAct[]>();
  for (const bar of document.querySelectorAll<HTMLElement>('[data-acts]')) {
    const of = bar.dataset['acts'] ?? '';
    const acts = [...bar.querySelectorAll<HTMLElement>(BUTTONS)]
      .filter((button) => !isFolded(button, bar))
      .map((button) => ({
        name: nameOf(button),
        keys: button.querySelector('.kbd')?.textContent?.toLowerCase() ?? '',
        press: () => {
          button.click();
          if (button.matches('summary')) button.focus();
        },
      }));
    found.set(of, [...(found.get(of) ?? []), ...acts.filter(({ name }) => name !== '')]);
  }
  return [...found].map(([of, acts]) => ({ of, acts }));
}
