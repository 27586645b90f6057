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

/** Remembers, for this tab only, the campaign that first brought the person here. */
export function rememberFirstTouch(search: string): void {
  const touch = campaignOf(new URLSearchParams(search));
  if (Object.keys(touch).length === 0) return;
  try {
    if (!sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, JSON.stringify(touch));
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
