import type { ResourceLanguage } from 'i18next';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Makes a server-rendered island interactive, with the id prefix it was rendered with. */
export function hydrateIsland(
  place: HTMLElement,
  Component: ComponentType<object>,
  locale: Locale,
  messages: ResourceLanguage,
  props: object,
): void {
  registerMessages({ [locale]: messages });
  // The caller acts on the island right after this, so its effects must have run.
  flushSync(() => {
    hydrateRoot(
      place,
      <I18nextProvider i18n={instanceOf(locale)}>
        <Component {...props} />
      </I18nextProvider>,
      { identifierPrefix: place.id },
    );
  });
}
