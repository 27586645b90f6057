import type { Locale } from '#app/i18n/locale.ts';
import { loadStylesheet } from './load-stylesheet.ts';

// Before a translation of the page changes it.
const locale = document.documentElement.lang as Locale;

const woken = new WeakMap<Element, Promise<void>>();

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

/** Hydrates an island exactly once, however many triggers fire. A failed load may be tried again. */
export function wakeIsland(place: HTMLElement): Promise<void> {
  let waking = woken.get(place);
  if (!waking) {
    waking = hydrate(place);
    woken.set(place, waking);
    waking.catch(() => woken.delete(place));
  }
  return waking;
}
