/** “Candidatar-se” beside an opening leads to the form; with scripts it also chooses it there. */
export function start(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-opening]');
    const select = root.querySelector<HTMLSelectElement>('select[name="answers.opening"]');
    if (!link || !select) return;
    select.value = link.dataset['opening'] ?? '';
    // The hydrated form keeps it like any typed input.
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
