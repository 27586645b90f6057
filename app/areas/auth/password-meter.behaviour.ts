/** Loads the password meter when a password field gets the focus, and at no other time. */
export function start(root: Document): void {
  const hydrate = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.autocomplete !== 'new-password') return;
    root.removeEventListener('focusin', hydrate);
    // The meter is a help: without it the server reports what is too weak.
    void import('./password-meter.ts')
      .then((module) => module.follow(root, target))
      .catch(() => {});
  };
  root.addEventListener('focusin', hydrate);
}
