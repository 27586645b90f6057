/** Below this the header has no room for the navigation (phones end below 768 px). */
const WIDE = '(min-width: 48rem)';

/** Opens the phone's menu as a modal dialog: focus stays inside, the page behind stands still. */
export function start(root: Document): void {
  const menu = root.querySelector<HTMLDialogElement>('dialog#menu');
  const opener = root.querySelector<HTMLButtonElement>(
    '[popovertarget="menu"]:not([popovertargetaction])',
  );
  if (!menu || !opener) return;
  // The two ways of opening exclude each other: from here on it is a plain dialog.
  menu.removeAttribute('popover');
  opener.removeAttribute('popovertarget');
  const closer = menu.querySelector('[popovertarget]');
  closer?.removeAttribute('popovertarget');
  opener.setAttribute('aria-haspopup', 'dialog');
  opener.addEventListener('click', () => menu.showModal());
  menu.addEventListener('click', ({ target }) => {
    const leaves = target instanceof Element && (target.closest('a') || closer?.contains(target));
    if (target === menu || leaves) menu.close();
  });
  matchMedia(WIDE).addEventListener('change', () => menu.close());
}
