/** Fetches the password meter when somebody comes to choose a password, and at no other time. */
export function start(root: Document): void {
  const wake = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.autocomplete !== 'new-password') return;
    root.removeEventListener('focusin', wake);
    // The meter is a help: without it the server says what is too weak.
    void import('./password-meter.ts').then(({ follow }) => follow(root, target)).catch(() => {});
  };
  root.addEventListener('focusin', wake);
}
