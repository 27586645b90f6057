import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { delivery } from './delivery.ts';
import type { FaqAnswer, FaqFile, FaqGroup, FaqQuestion } from './faq-group.ts';
import { prices } from './prices.ts';
import { terms } from './terms.ts';
import { trust } from './trust.ts';

/** Groups in the order of the page. */
const files: readonly FaqFile[] = [prices, terms, trust, delivery];

export const faqGroupFiles: readonly FaqGroup[] = files.map(({ id, texts }) => ({
  id,
  texts: { 'pt-BR': { title: texts['pt-BR'].title }, en: { title: texts.en.title } },
}));

/** Both languages of a file ask the same questions in the same order. */
export const faqAnswerFiles: readonly FaqAnswer[] = files.flatMap(({ id, texts }) =>
  texts.en.questions.map((question, i) => ({
    id: `${id}-${i + 1}`,
    group: id,
    texts: { 'pt-BR': texts['pt-BR'].questions[i] as FaqQuestion, en: question },
  })),
);

type Asked = FaqQuestion & { id: string };
type GroupOfPage = { id: string; title: string; questions: Asked[] };

/** The groups with their questions in a language; one without any is left out, and a hidden one with all of its own. */
export function faqGroups(locale: Locale): GroupOfPage[] {
  const answers = inLanguage(itemsOf('answer', faqAnswerFiles), locale)
    .map(({ id, group, texts }) => ({ id, group, ...texts[locale] }))
    // A text that named an unconfirmed figure alone is empty.
    .filter(({ question, answer }) => question !== '' && answer !== '');
  return inLanguage(itemsOf('question', faqGroupFiles), locale)
    .map(({ id, texts }) => ({
      id,
      title: texts[locale].title,
      questions: answers.filter(({ group }) => group === id),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** One document a group and one a question, for the site's search; both lead to the group. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return faqGroups(locale).flatMap(({ id, title, questions }) => {
    const href = `${pathTo('faq', locale)}#${id}`;
    const group: SearchDocument = {
      id: `page:faq-${id}`,
      kind: 'page',
      title,
      text: questions.map(({ question }) => question).join(' '),
      href,
    };
    const entries = questions.map((one) => ({
      id: `question:${one.id}`,
      kind: 'question' as const,
      title: one.question,
      note: title,
      text: one.answer,
      href,
    }));
    return [group, ...entries];
  });
}
