/* The consent of a visitor, as this browser stores it. */

/** Version of the wording that was shown, the choice, and the random number of its record. */
export const CONSENT_KEY = 'consent';
/** Ends the value until the record has arrived. */
export const UNRECORDED = '!';
export const PREFERENCES_KEY = 'consent-preferences';
export const DATE_KEY = 'consent-date';

/** Sent to the document after every choice, also one made in another tab. */
export const CONSENT_EVENT = 'consent';

export const OPTIONAL_CATEGORIES = ['functionality', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
export type Preferences = Record<OptionalCategory, boolean> & {
  necessary: true;
  /** Whether this browser may appear in the site's own cookieless counts. */
  counted: boolean;
};

/** Global Privacy Control: a browser that sends it has refused everything optional already. */
export const refusesByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The value of the choice; empty, too, where storage is not available. */
export function savedChoice(): string {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? '';
  } catch {
    return '';
  }
}

/** False, too, once the wording has changed. */
export const hasChosen = (): boolean => savedChoice().startsWith(import.meta.env.CONSENT_VERSION);

export function savedPreferences(): Partial<Preferences> {
  try {
    return (JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '') as Preferences) ?? {};
  } catch {
    return {};
  }
}

export const allows = (category: OptionalCategory): boolean =>
  !refusesByBrowser() && hasChosen() && savedPreferences()[category] === true;

/** Counting stores nothing in the browser: it is on until it is switched off. */
export const mayCount = (): boolean => !refusesByBrowser() && savedPreferences().counted !== false;
