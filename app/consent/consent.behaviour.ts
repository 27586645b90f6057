import { chooseAll, chooseNecessary, putOnRecord } from './choose.ts';
import { CONSENT_EVENT, hasChosen } from './consent.ts';

/**
 * Asks once, opens the preferences from every link to them, and listens to other tabs. The code that stores
 * a choice is loaded from the start: a visitor who presses and leaves at once has chosen, too.
 */
export function start(root: Document): void {
  // Pages without the link, those behind sign-in, store nothing optional.
  if (!root.querySelector('[data-consent]')) return;
  // A record that was not sent: by a lost connection, or by the page that followed.
  putOnRecord().catch(() => {});
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-consent],[data-choice]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { choice } = link.dataset;
    if (choice === 'all') chooseAll();
    else if (choice) chooseNecessary();
    else {
      import('./open-preferences.ts')
        .then((module) => module.openPreferences())
        .catch(() => location.assign(link.getAttribute('href') ?? ''));
    }
  });
  root.addEventListener(CONSENT_EVENT, () => {
    if (hasChosen()) delete root.documentElement.dataset['ask'];
  });
  addEventListener('storage', ({ key }) => {
    if (!key || key.startsWith('consent')) root.dispatchEvent(new Event(CONSENT_EVENT));
  });
}
