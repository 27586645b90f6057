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

/** One document a group and one a question, for the site's search; both lead to the group. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return faqGroups().flatMap(({ id, texts }) => {
    const { title, questions } = texts[locale];
    const href = `${pathTo('faq', locale)}#${id}`;
    const group: SearchDocument = {
      id: `page:faq-${id}`,
      kind: 'page',
      title,
      text: questions.map(({ question }) => question).join(' '),
      href,
    };
    const entries = questions.map(({ question, answer }, index) => ({
      id: `question:${id}-${index + 1}`,
      kind: 'question' as const,
      title: question,
      note: title,
      text: answer,
      href,
    }));
    return [group, ...entries];
  });
}
