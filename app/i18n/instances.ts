import i18next, { type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

const instances = new Map<Locale, i18n>();

/**
 * Makes the frozen instance of each language given. Called once per process or page; on the server
 * no code may change an instance's language, because one instance serves every concurrent request.
 */
export function registerMessages(messages: Partial<Record<Locale, ResourceLanguage>>): void {
  for (const locale of LOCALES) {
    const resources = messages[locale];
    if (!resources) continue;
    const instance = i18next.createInstance();
    instance.use(initReactI18next).init({
      lng: locale,
      fallbackLng: false,
      defaultNS: 'site',
      ns: Object.keys(resources),
      resources: { [locale]: resources } as Resource,
      initAsync: false,
      // React escapes; escaping twice would print entities.
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18n: false },
    });
    instance.changeLanguage = async () => {
      throw new Error('Languages are separate instances; take instanceOf(locale) instead.');
    };
    instances.set(locale, instance);
  }
}

/** The instance of one language. Throws when its messages were never registered. */
export function instanceOf(locale: Locale): i18n {
  const instance = instances.get(locale) ?? instances.get(DEFAULT_LOCALE);
  if (!instance) throw new Error(`Messages of ${locale} are not registered.`);
  return instance;
}
