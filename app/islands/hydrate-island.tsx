import type { ResourceLanguage } from 'i18next';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { rememberFields } from './remember-fields.ts';
import { isTranslated, tolerateTranslation } from './translated-page.ts';

/**
 * Hydrates a server-rendered island, with the id prefix it was rendered with. Throws for an island whose
 * text a browser has translated: its form stays as it is, and posts without scripts.
 */
export function hydrateIsland(
  place: HTMLElement,
  Component: ComponentType<object>,
  locale: Locale,
  messages: ResourceLanguage,
  props: object,
): void {
  if (isTranslated(place)) throw new Error(`Island ${place.id} is translated.`);
  tolerateTranslation();
  registerMessages({ [locale]: messages });
  const restoreFields = rememberFields(place);
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
  restoreFields();
  place.dataset['hydrated'] = '';
}
