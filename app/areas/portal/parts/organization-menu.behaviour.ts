/** Gives the list of a user's clients the keys of a menu, where there is one. */
export function start(root: Document): void {
  const fold = root.querySelector<HTMLDetailsElement>('details.portal-org');
  if (!fold) return;
  void import('#app/ui/keyboard/menu-keys.ts').then(({ pressOnFold }) => {
    fold.addEventListener('keydown', (press) => {
      if (pressOnFold(fold, press)) press.stopPropagation();
    });
  });
}
