import { CONSENT_EVENT, savedPreferences } from '#app/consent/consent.ts';
import { SITE_EVENT, type SiteEvent } from './events.ts';
import { type Metric, rate, type Vitals } from './vitals.ts';

/** Lines kept in view; the console keeps them all. */
const MOST_LINES = 12;

/**
 * Shows every event on the page and in the console, for `?debug=analytics`. A tool of staff: it
 * stores nothing, and its words are names that are the same in every language.
 */
export function showEvents(): void {
  const list = document.createElement('ol');
  list.setAttribute('role', 'log');
  list.setAttribute('aria-label', 'analytics');
  list.className = 'note';
  list.dataset['debug'] = 'analytics';
  Object.assign(list.style, {
    position: 'fixed',
    inset: 'calc(var(--head) + 8px) 8px auto auto',
    zIndex: '19',
    maxWidth: 'min(22rem, 100vw - 16px)',
    padding: '8px 12px',
    border: '1px solid var(--ink)',
    background: 'var(--sheet)',
    pointerEvents: 'none',
  });
  document.body.append(list);

  const say = (name: string, details: object) => {
    // biome-ignore lint/suspicious/noConsole: the switch exists for this
    console.info('analytics', name, details);
    const line = document.createElement('li');
    const rest = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
    line.textContent = `${name}${rest}`;
    list.append(line);
    while (list.childElementCount > MOST_LINES) list.firstElementChild?.remove();
  };

  document.addEventListener(SITE_EVENT, (event) => {
    const { name, ...details } = (event as CustomEvent<SiteEvent>).detail;
    say(name, details);
  });
  document.addEventListener('site:vitals', (event) => {
    const { vitals, final } = (event as CustomEvent<{ vitals: Vitals; final: boolean }>).detail;
    for (const [metric, value] of Object.entries(vitals) as [Metric, number][]) {
      const visible = metric === 'CLS' ? value.toFixed(3) : Math.round(value);
      say(metric, { value: visible, rating: rate(metric, value), final });
    }
  });
  document.addEventListener(CONSENT_EVENT, () => say('consent', savedPreferences()));
  say('consent', savedPreferences());
  // Sent before anybody could listen.
  say('page_view', {});
}
