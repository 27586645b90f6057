import { LOCALES } from '#app/i18n/locale.ts';
import type { ClientCase } from '../cases/case.ts';
import type { Article } from './article.ts';
import { renderedText } from './rendered-article.server.ts';

/** Paths of texts that pages cannot show, with the reason, in the languages in which the article is published. */
export const textMistakes = ({ texts, publishedIn = LOCALES }: Article | ClientCase) =>
  publishedIn.flatMap((locale) => {
    const { mistake } = renderedText(texts[locale].markdown, locale);
    return mistake ? [[`texts.${locale}.markdown`, mistake] as const] : [];
  });
