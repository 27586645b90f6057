import { allows, CONSENT_EVENT } from '#app/consent/consent.ts';
import { forgetJourney, notePage, settle } from './journey.ts';

let following = false;

/** Follows which pages are seen for as long as statistics are allowed, and forgets it all when not. */
export function keepJourney(root: Document): void {
  const follow = () => {
    try {
      if (allows('analytics')) notePage(root);
      else forgetJourney();
    } catch {
      // Storage is switched off, or full: the lead comes without its journey.
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
  // Back to a page that the browser has kept whole.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
