import { whenIdle } from '#app/ui/when-idle.ts';
import { CONSENT_EVENT, hasChosen, isUnrecorded } from './consent.ts';

const choosing = () => import('./choose.ts');

/** The banner stands in every page and shows while `data-ask` is on its root. */
const settle = (root: Document) => {
  if (hasChosen()) delete root.documentElement.dataset['ask'];
};

/**
 * Asks once, opens the preferences wherever a link to them stands, and hears of other tabs. What is
 * shown comes later and in one language: most visits have been asked before.
 */
export function start(root: Document): void {
  // Pages without the link, those behind sign-in, store nothing optional.
  if (!root.querySelector('[data-consent]')) return;
  if (!hasChosen()) {
    // What keeps the choice, ahead of it: who presses and leaves at once has chosen all the same.
    // Without it nothing is allowed, and the next page asks again.
    whenIdle(() => void choosing().catch(() => {}));
  }
  if (isUnrecorded()) {
    // Its record was cut off: by a lost connection, or by the page that followed.
    choosing()
      .then(({ putOnRecord }) => putOnRecord())
      .catch(() => {});
  }
  root.addEventListener('click', (event) => {
    const choice = (event.target as Element).closest<HTMLElement>('[data-choice]')?.dataset[
      'choice'
    ];
    if (choice) {
      choosing()
        .then(({ chooseAll, chooseNecessary }) =>
          choice === 'all' ? chooseAll() : chooseNecessary(),
        )
        .catch(() => {});
      return;
    }
    const link = (event.target as Element).closest<HTMLElement>('[data-consent]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./open-preferences.ts')
      .then(({ openPreferences }) => openPreferences())
      .catch(() => location.assign(link.getAttribute('href') ?? ''));
  });
  root.addEventListener(CONSENT_EVENT, () => settle(root));
  addEventListener('storage', ({ key }) => {
    if (!key || key.startsWith('consent')) root.dispatchEvent(new Event(CONSENT_EVENT));
  });
}
