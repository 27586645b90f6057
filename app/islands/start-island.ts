import type { Locale } from '#app/i18n/locale.ts';
import { loadStylesheet } from './load-stylesheet.ts';

// Before a translation of the page changes it.
const locale = document.documentElement.lang as Locale;

const hydrated = new WeakMap<Element, Promise<void>>();

async function propsOf({ props, propsFrom }: DOMStringMap): Promise<object> {
  return propsFrom ? (await fetch(propsFrom)).json() : JSON.parse(props ?? '{}');
}

async function hydrate(place: HTMLElement): Promise<void> {
  const [{ hydrateIsland }, { loadNamespaces }, component, props] = await Promise.all([
    import('./hydrate-island.tsx'),
    import('./load-messages.ts'),
    import('./island-modules.ts').then(({ islandModule }) => islandModule(place.dataset['island'])),
    propsOf(place.dataset),
    loadStylesheet(place.dataset['stylesheet']),
  ]);
  const namespaces = (place.dataset['namespaces'] ?? '').split(' ');
  hydrateIsland(place, component, locale, await loadNamespaces(locale, namespaces), props);
}

/** Hydrates an island exactly once, however many triggers fire. A failed load may be retried. */
export function startIsland(place: HTMLElement): Promise<void> {
  let hydration = hydrated.get(place);
  if (!hydration) {
    hydration = hydrate(place);
    hydrated.set(place, hydration);
    hydration.catch(() => hydrated.delete(place));
  }
  return hydration;
}
