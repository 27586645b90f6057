function show(input: HTMLInputElement): void {
  const names = input.parentElement?.querySelector<HTMLElement>('.file-names');
  if (!names) return;
  const chosen = [...(input.files ?? [])].map(({ name }) => name).join(', ');
  names.textContent = chosen || (names.dataset['none'] ?? '');
}

/** Writes beside every file input of the document what is chosen in it, now and at each change. */
export function start(root: Document): void {
  const inputs = (within: ParentNode) =>
    within.querySelectorAll<HTMLInputElement>('.file-input > input');
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') show(target);
  });
  root.addEventListener('reset', ({ target }) => {
    // The fields are emptied after the event.
    if (target instanceof HTMLFormElement) setTimeout(() => inputs(target).forEach(show));
  });
  // Chosen before this ran, or kept by the browser on the way back.
  inputs(root).forEach(show);
}
