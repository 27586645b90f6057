import type { Locale } from '#app/i18n/locale.ts';
import { loadStylesheet } from './load-stylesheet.ts';

// Before a translation of the page changes it.
const locale = document.documentElement.lang as Locale;

/** First its markup and its stylesheet are there, and what it shows works as a plain form; then it is hydrated. */
type Start = readonly [shown: Promise<object>, hydrated: Promise<void>];
const starts = new WeakMap<Element, Start>();

/** The props. Where they come from an address, it may send the markup that they make. */
async function show(place: HTMLElement): Promise<object> {
  const { props, propsFrom, stylesheet } = place.dataset;
  const styled = loadStylesheet(stylesheet);
  const answer = propsFrom ? await (await fetch(propsFrom)).json() : JSON.parse(props as string);
  await styled;
  if (answer.html) place.innerHTML = answer.html;
  return answer;
}

async function hydrate(place: HTMLElement, shown: Promise<object>): Promise<void> {
  const { island, namespaces, propsFrom } = place.dataset;
  // Scripts are many times as large as the markup, which must not wait for them.
  if (propsFrom) await shown;
  const [{ hydrateIsland }, { loadNamespaces }, component, props] = await Promise.all([
    import('./hydrate-island.tsx'),
    import('./load-messages.ts'),
    import('./island-modules.ts').then((module) => module.islandModule(island)),
    shown,
  ]);
  const messages = await loadNamespaces(locale, (namespaces as string).split(' '));
  hydrateIsland(place, component, locale, messages, props);
}

/** Shows and hydrates an island exactly once, however many triggers fire. A failed load may be retried. */
export function startIsland(place: HTMLElement): Start {
  let start = starts.get(place);
  if (!start) {
    const shown = show(place);
    start = [shown, hydrate(place, shown)];
    starts.set(place, start);
    start[1].catch(() => starts.delete(place));
  }
  return start;
}
