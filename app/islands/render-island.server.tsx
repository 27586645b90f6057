import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';

export type IslandHtml = {
  name: string;
  id: string;
  namespaces: string;
  props: string;
  html: string;
  /** Woken by the first touch of itself; without it, only by its triggers. */
  touch: boolean;
  stylesheet: string | undefined;
};

type Island<P> = {
  /** File name without `.island.tsx`; the browser finds the module by it. */
  name: string;
  namespaces: readonly string[];
  locale: Locale;
  component: ComponentType<P>;
  props: P;
  /** In plain sight, so that the first touch of it should wake it. */
  touch?: boolean;
  /** Address of the style sheet that is loaded when it wakes, where the page has not done so. */
  stylesheet?: string;
};

/** Renders an island as a React root of its own, with the same id prefix the browser will use. */
export function renderIsland<P extends object>(island: Island<P>): IslandHtml {
  const id = `island-${island.name}`;
  const Component = island.component;
  const html = renderToString(
    <I18nextProvider i18n={instanceOf(island.locale)}>
      <Component {...island.props} />
    </I18nextProvider>,
    { identifierPrefix: id },
  );
  return {
    name: island.name,
    id,
    namespaces: island.namespaces.join(' '),
    props: JSON.stringify(island.props),
    html,
    touch: island.touch ?? false,
    stylesheet: island.stylesheet,
  };
}
