import type { ConsentChoice } from './consent.schema.ts';
import {
  CONSENT_EVENT,
  CONSENT_KEY,
  DATE_KEY,
  OPTIONAL_CATEGORIES,
  PREFERENCES_KEY,
  type Preferences,
  refusesByBrowser,
  savedChoice,
  savedPreferences,
  UNRECORDED,
} from './consent.ts';
import { eraseRefused } from './erase-refused.ts';

/** The random id under which this browser's choices are recorded, created at its first choice. */
function subject(): string {
  const known = /:([0-9a-f]{32})!?$/.exec(savedChoice())?.[1];
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return known ?? [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Records the choice of this browser, unless that has happened already. */
export async function putOnRecord(): Promise<void> {
  const saved = savedChoice();
  if (!saved.endsWith(UNRECORDED)) return;
  const [version = '', choice] = saved.split(':');
  const record = {
    subject: subject(),
    version,
    choice: choice as ConsentChoice['choice'],
    preferences: savedPreferences() as Preferences,
    refusedByBrowser: refusesByBrowser(),
    locale: document.documentElement.lang as ConsentChoice['locale'],
  } satisfies ConsentChoice;
  const { status } = await fetch(import.meta.env.CONSENT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
    keepalive: true,
  });
  // Too many, or no database: the next page tries again. Any other status is final.
  if (status === 429 || status >= 500) return;
  if (localStorage.getItem(CONSENT_KEY) !== saved) return;
  localStorage.setItem(CONSENT_KEY, saved.slice(0, -UNRECORDED.length));
}

function keep(choice: ConsentChoice['choice'], preferences: Preferences): void {
  const who = subject();
  localStorage.setItem(PREFERENCES_KEY, JSON.stringify(preferences));
  localStorage.setItem(DATE_KEY, new Date().toISOString());
  // Last, because other tabs take it as the sign that the rest is stored.
  const version = import.meta.env.CONSENT_VERSION;
  localStorage.setItem(CONSENT_KEY, `${version}:${choice}:${who}${UNRECORDED}`);
  // The choice holds in this browser whether or not its record has arrived.
  putOnRecord().catch(() => {});
}

/** Stores the choice in this browser and records it. */
export function choose(
  choice: ConsentChoice['choice'],
  wanted: Omit<Preferences, 'necessary'>,
): void {
  const refused = refusesByBrowser();
  const preferences: Preferences = { necessary: true, ...wanted };
  if (refused) {
    for (const category of OPTIONAL_CATEGORIES) preferences[category] = false;
    preferences.counted = false;
  }
  try {
    keep(refused ? 'necessary' : choice, preferences);
    eraseRefused();
  } catch {
    // Storage is not available: nothing optional runs, and the next page shows the banner again.
    delete document.documentElement.dataset['ask'];
  }
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

const everything = (value: boolean) => ({
  functionality: value,
  analytics: value,
  marketing: value,
  // Not among the categories: it stays as the visitor has set it.
  counted: savedPreferences().counted !== false,
});

export const chooseAll = () => choose('all', everything(true));
export const chooseNecessary = () => choose('necessary', everything(false));
