/** Lets buttons start a passkey ceremony; its code is loaded with the first press. */
export function start(root: Document): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-passkey]')) {
    if (!('PublicKeyCredential' in window)) {
      place.hidden = true;
      continue;
    }
    const button = place.querySelector('button');
    if (!button) continue;
    button.addEventListener('click', () => {
      void import('./passkey-ceremony.ts').then((module) => module.hold(place));
    });
    button.disabled = false;
  }
}
