import { allows, CONSENT_EVENT } from '#app/consent/consent.ts';
import { forgetJourney, notePage, settle } from './journey.ts';

let following = false;

/** Records the visited pages while statistics are allowed, and deletes them otherwise. */
export function keepJourney(root: Document): void {
  const follow = () => {
    try {
      if (allows('analytics')) notePage(root);
      else forgetJourney();
    } catch {
      // Storage is switched off, or full: the lead is sent without its journey.
    }
  };
  follow();
  if (following) return;
  following = true;
  root.addEventListener(CONSENT_EVENT, follow);
  const onTime = () => {
    try {
      settle(root);
    } catch {}
  };
  root.addEventListener('visibilitychange', onTime);
  addEventListener('pagehide', onTime);
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
