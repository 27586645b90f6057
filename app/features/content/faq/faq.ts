import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { itemsOf } from '../overrides/content-door.ts';
import { delivery } from './delivery.ts';
import type { FaqGroup } from './faq-group.ts';
import { prices } from './prices.ts';
import { terms } from './terms.ts';
import { trust } from './trust.ts';

/** Groups in the order of the page. */
export const faqFiles: readonly FaqGroup[] = [prices, terms, trust, delivery];

export const faqGroups = () => itemsOf('question', faqFiles);

/** One document a question, for the site's search; it leads to the question's group. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return faqGroups().flatMap(({ id, texts }) => {
    const { title, questions } = texts[locale];
    return questions.map(({ question, answer }, index) => ({
      id: `question:${id}-${index + 1}`,
      kind: 'question' as const,
      title: question,
      note: title,
      text: answer,
      href: `${pathTo('faq', locale)}#${id}`,
    }));
  });
}
