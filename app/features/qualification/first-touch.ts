import { allows } from '#app/consent/consent.ts';

const KEY = 'first-touch';

export type FirstTouch = { utm_source?: string; utm_medium?: string; utm_campaign?: string };
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Campaign marks in a query, each cut to what the database keeps. */
export function campaignOf(query: URLSearchParams): FirstTouch {
  const touch: FirstTouch = {};
  for (const name of NAMES) {
    const value = query.get(name)?.trim().slice(0, 200);
    if (value) touch[name] = value;
  }
  return touch;
}

/** Stores the first campaign of the visitor: for this tab, and for longer only with consent. */
export function rememberFirstTouch(search: string): void {
  const touch = campaignOf(new URLSearchParams(search));
  try {
    // Stored by `analytics/journey.ts`: consent may have been withdrawn in another tab.
    if (!allows('analytics')) sessionStorage.removeItem('journey');
    const longer = allows('functionality');
    const known =
      (longer && localStorage.getItem(KEY)) || sessionStorage.getItem(KEY) || JSON.stringify(touch);
    if (known === '{}') return;
    sessionStorage.setItem(KEY, known);
    if (longer) localStorage.setItem(KEY, known);
  } catch {
    // Storage is switched off: the lead arrives without its campaign.
  }
}

export function firstTouch(): FirstTouch {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as FirstTouch;
  } catch {
    return {};
  }
}
