import type { ResourceLanguage } from 'i18next';
import type { Locale } from '#app/i18n/locale.ts';

const files = import.meta.glob<ResourceLanguage>('../**/locales/*.json', { import: 'default' });

/** Loads the named namespaces (folder names) in one language. Throws when one does not exist. */
export async function loadNamespaces(
  locale: Locale,
  namespaces: readonly string[],
): Promise<ResourceLanguage> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const suffix = `/${namespace}/locales/${locale}.json`;
      const file = Object.keys(files).find((path) => path.endsWith(suffix));
      if (!file) throw new Error(`No messages for ${namespace} in ${locale}.`);
      return [namespace, await files[file]?.()] as const;
    }),
  );
  return Object.fromEntries(loaded) as ResourceLanguage;
}
