import { allows, CONSENT_EVENT } from '#app/consent/consent.ts';
import { CURRENCY, type SiteEvent } from '../events.ts';
import { loadScript, type Tag } from './load-script.ts';
import type { TagIds } from './tag-ids.ts';

const HOST = 'https://www.googletagmanager.com';
type Layer = { dataLayer?: unknown[] };

/** The tag reads `arguments` objects from the queue, and only those. */
function gtag(..._: unknown[]): void {
  const page = window as Layer;
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by the tag
  page.dataLayer.push(arguments);
}

/** The four signals of Consent Mode v2. */
function signals(analytics: boolean, ads: boolean) {
  const consentWord = (yes: boolean) => (yes ? 'granted' : 'denied');
  return {
    analytics_storage: consentWord(analytics),
    ad_storage: consentWord(ads),
    ad_user_data: consentWord(ads),
    ad_personalization: consentWord(ads),
  };
}

const update = () => gtag('consent', 'update', signals(allows('analytics'), allows('marketing')));

/** Google Analytics 4, and the Tag Manager where staff switched it on. Denied first, then the given consent,
 * then the script: in this order nothing is sent without consent. */
export function startGoogle({ ga4, gtm }: TagIds): Tag {
  gtag('consent', 'default', signals(false, false));
  update();
  document.addEventListener(CONSENT_EVENT, update);
  gtag('js', new Date());
  if (ga4) {
    gtag('config', ga4, { send_page_view: false, currency: CURRENCY });
    loadScript(`${HOST}/gtag/js?id=${ga4}`);
  }
  if (gtm) {
    (window as Layer).dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${HOST}/gtm.js?id=${gtm}`);
  }
  return ({ name, ...details }: SiteEvent) =>
    gtag('event', name, { currency: CURRENCY, ...details });
}
