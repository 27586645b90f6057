import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import stylesheet from './newsletter.css?url';

/** Steps of one visitor are kept out of search results. */
export function newsletterHead(locale: Locale, title: string): PageHead {
  const t = instanceOf(locale).getFixedT(locale, 'newsletter', 'pages');
  return { title, description: t('description'), noindex: true, stylesheet };
}
