import { whenIdle } from '#app/ui/when-idle.ts';
import { CONSENT_EVENT, hasChosen, isUnrecorded } from './consent.ts';

/**
 * Asks once, opens the preferences wherever a link to them stands, and hears of other tabs. What is
 * shown comes later and in one language: most visits have been asked before.
 */
export function start(root: Document): void {
  // Pages without the link, those behind sign-in, store nothing optional.
  if (!root.querySelector('[data-consent]')) return;
  if (!hasChosen()) {
    // Without the banner nothing is allowed; the next page asks again.
    whenIdle(() => {
      import('./banner.ts').then(({ showBanner }) => showBanner()).catch(() => {});
    });
  }
  if (isUnrecorded()) {
    // Its record was cut off: by a lost connection, or by the page that followed.
    import('./choose.ts').then(({ putOnRecord }) => putOnRecord()).catch(() => {});
  }
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-consent]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./open-preferences.ts')
      .then(({ openPreferences }) => openPreferences())
      .catch(() => location.assign(link.getAttribute('href') ?? ''));
  });
  addEventListener('storage', ({ key }) => {
    if (!key || key.startsWith('consent')) root.dispatchEvent(new Event(CONSENT_EVENT));
  });
}
