import type { Locale } from '#app/i18n/locale.ts';
import { loadStylesheet } from './load-stylesheet.ts';

// Before a translation of the page changes it.
const locale = document.documentElement.lang as Locale;

type Start = {
  /** Its markup and its stylesheet are there: what it shows works as a plain form. */
  shown: Promise<void>;
  hydrated: Promise<void>;
};
const starts = new WeakMap<Element, Start>();

/** What an address has of an island: its props, and the markup that they make. */
type Answer = { html?: string };

async function fetched(place: HTMLElement, from: string): Promise<object> {
  const { html, ...props }: Answer = await (await fetch(from)).json();
  if (html) place.innerHTML = html;
  return props;
}

/** The props, once its markup is there. Scripts load after it, since they are many times as large. */
async function show(place: HTMLElement): Promise<object> {
  const { props = '{}', propsFrom, stylesheet } = place.dataset;
  const styled = loadStylesheet(stylesheet);
  if (!propsFrom) return JSON.parse(props);
  const [answer] = await Promise.all([fetched(place, propsFrom), styled]);
  return answer;
}

async function hydrate(place: HTMLElement, shown: Promise<object>): Promise<void> {
  if (place.dataset['propsFrom']) await shown;
  const [{ hydrateIsland }, { loadNamespaces }, component, props] = await Promise.all([
    import('./hydrate-island.tsx'),
    import('./load-messages.ts'),
    import('./island-modules.ts').then(({ islandModule }) => islandModule(place.dataset['island'])),
    shown,
    loadStylesheet(place.dataset['stylesheet']),
  ]);
  const namespaces = (place.dataset['namespaces'] ?? '').split(' ');
  hydrateIsland(place, component, locale, await loadNamespaces(locale, namespaces), props);
  place.dataset['hydrated'] = '';
}

/** Shows and hydrates an island exactly once, however many triggers fire. A failed load may be retried. */
export function startIsland(place: HTMLElement): Start {
  let start = starts.get(place);
  if (!start) {
    const props = show(place);
    start = { shown: props.then(() => {}), hydrated: hydrate(place, props) };
    starts.set(place, start);
    start.shown.catch(() => {});
    start.hydrated.catch(() => starts.delete(place));
  }
  return start;
}
