import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { endpointPath } from '#app/paths.ts';
import { FEEDS } from './feeds.ts';

/** Where feed readers find the articles of a language. */
export function FeedLinks({ locale, base }: { locale: Locale; base: string }) {
  // The head is outside of the words of the page.
  const t = instanceOf(locale).getFixedT(locale, 'feeds');
  return FEEDS.map(({ endpoint, type, name }) => (
    <link
      key={endpoint}
      rel="alternate"
      type={type}
      title={`${t('title')} (${name})`}
      href={base + endpointPath(endpoint, locale)}
    />
  ));
}
