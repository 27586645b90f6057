import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type IslandHtml = {
  name: string;
  id: string;
  namespaces: string;
  /** Only where they do not come from an address. */
  props: string | undefined;
  propsFrom: string | undefined;
  html: string;
  /** Hydrated by the first touch of itself; without it, only by its triggers. */
  touch: boolean;
  stylesheet: string | undefined;
};

type Island<P> = {
  /** File name without `.island.tsx`; the browser finds the module by it. */
  name: string;
  /** Its name in triggers; the island's name unless a page holds several of them. */
  id?: string;
  namespaces: readonly string[];
  locale: Locale;
  component: ComponentType<P>;
  /** The props it is rendered with. */
  props: P;
  /** Where the browser requests its props once it hydrates, instead of finding them in the page. The HTML must be the
   * same with them, or be sent with them as `html`. */
  propsFrom?: string;
  /** Visible on the page, so that its first touch should hydrate it. */
  touch?: boolean;
  /** Address of the stylesheet that is loaded when it hydrates, where the page has not done so. */
  stylesheet?: string;
  /** The same on many pages, without personal data in its props: its HTML is cached. */
  shared?: boolean;
};

const idOf = ({ id, name }: { id?: string; name: string }) => `island-${id ?? name}`;

function htmlOf<P extends object>(island: Island<P>) {
  const { locale, component: Component, props } = island;
  return renderToString(
    <I18nextProvider i18n={instanceOf(locale)}>
      <Component {...props} />
    </I18nextProvider>,
    { identifierPrefix: idOf(island) },
  );
}

/** At most one entry per page and language of a form, until staff change it. */
const MOST_REMEMBERED = 200;
const remembered = new Map<string, string>();

function rememberedHtml<P extends object>(island: Island<P>, props: string): string {
  const key = `${idOf(island)} ${island.locale} ${props}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const html = htmlOf(island);
  remembered.set(key, html);
  return html;
}

/** Renders an island as a React root of its own, with the same id prefix the browser will use. */
export function renderIsland<P extends object>(island: Island<P>): IslandHtml {
  const props = JSON.stringify(island.props);
  return {
    name: island.name,
    id: idOf(island),
    namespaces: island.namespaces.join(' '),
    props: island.propsFrom ? undefined : props,
    propsFrom: island.propsFrom,
    html: island.shared ? rememberedHtml(island, props) : htmlOf(island),
    touch: island.touch ?? false,
    stylesheet: island.stylesheet,
  };
}
