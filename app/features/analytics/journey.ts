import { allows } from '#app/consent/consent.ts';
import { secretsMasker } from '#app/mask-secrets.ts';

/* The pages that this tab has visited, stored by the browser once statistics are allowed. */

const maskSecrets = secretsMasker(import.meta.env.SECRET_ADDRESSES);

const KEY = 'journey';
/** The very first visit, if the visitor allows this browser to remember for longer. */
const FIRST_KEY = 'journey-first';
const MOST_STEPS = 20;

/** How a visitor came from outside: from which site, by which marks of a campaign. */
export type Touch = {
  /** Epoch milliseconds. */
  at: number;
  host?: string;
  source?: string;
  medium?: string;
  campaign?: string;
};
export type Step = { path: string; at: number; ms: number };
export type Journey = { first: Touch; last: Touch; steps: Step[]; visits?: number };
type First = { touch: Touch; visits: number };

function read<T>(storage: Storage, key: string): T | undefined {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const keep = (journey: Journey) => sessionStorage.setItem(KEY, JSON.stringify(journey));

function touchOf(page: Document): Touch {
  const query = new URLSearchParams(page.location.search);
  const touch: Touch = { at: Date.now() };
  if (page.referrer && URL.canParse(page.referrer)) {
    const { host, hostname } = new URL(page.referrer);
    if (host !== page.location.host) touch.host = hostname;
  }
  for (const name of ['source', 'medium', 'campaign'] as const) {
    const mark = query.get(`utm_${name}`)?.trim().slice(0, 200);
    if (mark) touch[name] = mark;
  }
  return touch;
}

/** A new visit counts on from the first one, where that may be stored. */
function begin(touch: Touch): Journey {
  const journey: Journey = { first: touch, last: touch, steps: [] };
  if (!allows('functionality')) return journey;
  const known = read<First>(localStorage, FIRST_KEY);
  const first: First = { touch: known?.touch ?? touch, visits: (known?.visits ?? 0) + 1 };
  localStorage.setItem(FIRST_KEY, JSON.stringify(first));
  return { ...journey, first: first.touch, visits: first.visits };
}

/** When the page became visible; 0 while it is hidden. */
let since = 0;

/** Adds the visible time of the page to its step. */
export function settle(page: Document): void {
  const journey = since > 0 ? read<Journey>(sessionStorage, KEY) : undefined;
  const step = journey?.steps.at(-1);
  if (journey && step) {
    // Clocks may be set back.
    step.ms += Math.max(0, Math.round(performance.now() - since));
    keep(journey);
  }
  since = page.hidden ? 0 : performance.now();
}

/** Records the open page; a reload continues its step. */
export function notePage(page: Document): void {
  const touch = touchOf(page);
  const pathname = maskSecrets(page.location.pathname);
  const journey = read<Journey>(sessionStorage, KEY) ?? begin(touch);
  if (touch.host || touch.source || touch.medium || touch.campaign) journey.last = touch;
  if (journey.steps.at(-1)?.path !== pathname) {
    journey.steps.push({ path: pathname.slice(0, 200), at: Date.now(), ms: 0 });
    journey.steps = journey.steps.slice(-MOST_STEPS);
  }
  keep(journey);
  since = page.hidden ? 0 : performance.now();
}

export function forgetJourney(): void {
  since = 0;
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(FIRST_KEY);
}

/** The part that is posted with a lead; nothing unless it is allowed now. */
export function journeyForLead(): string {
  if (!allows('analytics')) return '';
  try {
    settle(document);
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
