import i18next, { type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';

const instances = new Map<Locale, i18n>();

type Translate = (key: unknown, ...values: unknown[]) => unknown;

/**
 * A frozen instance always returns the same for a key without values to fill in. Caching the lookup saves a
 * sixth of the rendering of the home page.
 */
function rememberPlainTexts(instance: i18n): void {
  const texts = new Map<string, unknown>();
  const fixed = instance.getFixedT.bind(instance) as unknown as (...place: unknown[]) => Translate;
  const remembering = (...place: unknown[]) => {
    const translate = fixed(...place);
    const [, namespaces, prefix] = place;
    const where = `${namespaces} ${prefix ?? ''} `;
    const plain: Translate = (key, ...values) => {
      if (typeof key !== 'string' || values.length > 0) return translate(key, ...values);
      const name = where + key;
      let text = texts.get(name);
      if (text === undefined) {
        text = translate(key);
        texts.set(name, text);
      }
      return text;
    };
    return Object.assign(plain, translate);
  };
  instance.getFixedT = remembering as unknown as typeof instance.getFixedT;
}

/**
 * Makes the frozen instance of each language given. Called once per process or page; on the server
 * no code may change an instance's language, because one instance serves every concurrent request.
 */
export function registerMessages(messages: Partial<Record<Locale, ResourceLanguage>>): void {
  for (const locale of LOCALES) {
    const resources = messages[locale];
    if (resources) instances.set(locale, makeInstance(locale, resources));
  }
}

/** A frozen instance of one language. */
export function makeInstance(locale: Locale, resources: ResourceLanguage): i18n {
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
  rememberPlainTexts(instance);
  return instance;
}

type Reader = (locale: Locale, shipped: i18n) => i18n | undefined;

let read: Reader = () => undefined;

/** Says which instance the request under way renders with, where that is not the shipped one. The server does it
 * once. */
export function readInstancesThrough(reader: Reader): void {
  read = reader;
}

/** The instance of one language. Throws when its messages were never registered. */
export function instanceOf(locale: Locale): i18n {
  const instance = instances.get(locale) ?? instances.get(DEFAULT_LOCALE);
  if (!instance) throw new Error(`Messages of ${locale} are not registered.`);
  return read(locale, instance) ?? instance;
}
