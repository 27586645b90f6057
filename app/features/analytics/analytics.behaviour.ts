import { allows, CONSENT_EVENT, mayCount, OPTIONAL_CATEGORIES } from '#app/consent/consent.ts';
import { secretsMasker } from '#app/mask-secrets.ts';
import {
  type EventName,
  FORM_EVENTS,
  type FormEvent,
  SITE_EVENT,
  type SiteEvent,
} from './events.ts';
import { observeVitals } from './observe-vitals.ts';
import { track } from './track.ts';

const maskSecrets = secretsMasker(import.meta.env.SECRET_ADDRESSES);

/** Reported this long after the load event, when the page has settled. */
const REPORT_AFTER_MS = 2000;

/** The event of a click; the first match. */
const CLICKS = [
  ['[href*="//wa.me/"]', 'whatsapp_click'],
  ['[href^="tel:"]', 'phone_click'],
  ['[data-locale]', 'language_change'],
  ['a.button,[data-island-trigger]', 'cta_click'],
] as const;

/** Reports forms that are on the page; one in a dialog reports itself when it is opened. */
function reportForms(root: Document): void {
  for (const form of root.querySelectorAll<HTMLElement>('form[data-draft]')) {
    track({ name: 'form_view', form: form.dataset['draft'] ?? '' });
  }
}

/** Reports how visitors use the page, by what they touch: no page needs code of its own. */
function watchPeople(root: Document): void {
  const started = new Set<Element>();
  const closest = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  root.addEventListener('click', (event) => {
    const name = CLICKS.find(([selector]) => closest(event, selector))?.[1];
    if (name) track({ name });
  });
  root.addEventListener('focusin', (event) => {
    const form = closest(event, 'form[data-draft]');
    if (!form || started.has(form)) return;
    started.add(form);
    track({ name: 'form_start', form: form.dataset['draft'] ?? '' });
  });
  root.addEventListener('submit', (event) => {
    if (closest(event, 'search')) track({ name: 'search' });
  });
}

/** Counts events on this page and sends the counts, which identify nobody. */
function count(root: Document): void {
  const vitals = observeVitals();
  let events: Partial<Record<EventName, number>> = {};
  let forms: Record<string, Partial<Record<FormEvent, number>>> = {};
  let left = false;
  const send = (final: boolean) => {
    // A visitor may leave a tab and return: its timings belong to one visit and are reported once. An
    // address may be longer than any page's own; the server accepts this much.
    const path = maskSecrets(location.pathname).slice(0, 500);
    const body = { path, events, forms, vitals: left ? {} : vitals(), final };
    left ||= final;
    // A form adds which of its questions were reached.
    root.dispatchEvent(new CustomEvent('site:vitals', { detail: body }));
    if (mayCount()) navigator.sendBeacon(import.meta.env.COUNTS, JSON.stringify(body));
    events = {};
    forms = {};
  };
  root.addEventListener(SITE_EVENT, (event) => {
    const { detail } = event as CustomEvent<SiteEvent>;
    const { name } = detail;
    events[name] = (events[name] ?? 0) + 1;
    const ofForm = FORM_EVENTS.find((one) => one === name);
    if (!ofForm || !('form' in detail) || !detail.form) return;
    const sums = forms[detail.form] ?? {};
    sums[ofForm] = (sums[ofForm] ?? 0) + 1;
    forms[detail.form] = sums;
  });
  root.addEventListener('visibilitychange', () => {
    if (root.hidden) send(true);
  });
  const soon = () => setTimeout(() => left || send(false), REPORT_AFTER_MS);
  if (root.readyState === 'complete') soon();
  else addEventListener('load', soon);
}

/** Loads what this visitor allows, now or when the choice is made. */
function followConsent(root: Document): void {
  const needed = root.querySelector('[data-needed]');
  const follow = () => {
    if (!needed && !OPTIONAL_CATEGORIES.some(allows)) return;
    import('./after-consent.ts').then((module) => module.afterConsent(root)).catch(() => {});
  };
  root.addEventListener(CONSENT_EVENT, follow);
  follow();
}

export function start(root: Document): void {
  // Areas behind sign-in are not counted.
  if (!root.querySelector('[data-consent]')) return;
  count(root);
  watchPeople(root);
  followConsent(root);
  if (location.search.includes('debug=analytics')) {
    import('./debug-overlay.ts').then((module) => module.showEvents()).catch(() => {});
  }
  track({ name: 'page_view' });
  reportForms(root);
}
