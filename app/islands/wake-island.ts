import type { ComponentType } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { loadStylesheet } from './load-stylesheet.ts';

const modules = import.meta.glob<{ default: ComponentType<object> }>('../**/*.island.tsx');
const woken = new WeakMap<Element, Promise<void>>();

async function propsOf({ props, propsFrom }: DOMStringMap): Promise<object> {
  return propsFrom ? (await fetch(propsFrom)).json() : JSON.parse(props ?? '{}');
}

async function hydrate(place: HTMLElement): Promise<void> {
  const path = Object.keys(modules).find((file) =>
    file.endsWith(`/${place.dataset['island']}.island.tsx`),
  );
  const load = path && modules[path];
  if (!load) throw new Error(`No island ${place.dataset['island']}.`);
  const locale = document.documentElement.lang as Locale;
  const [{ hydrateIsland }, { loadNamespaces }, module, props] = await Promise.all([
    import('./hydrate-island.tsx'),
    import('./load-messages.ts'),
    load(),
    propsOf(place.dataset),
    loadStylesheet(place.dataset['stylesheet']),
  ]);
  const namespaces = (place.dataset['namespaces'] ?? '').split(' ');
  hydrateIsland(place, module.default, locale, await loadNamespaces(locale, namespaces), props);
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
