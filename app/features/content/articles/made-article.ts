import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { finishHead } from '../overrides/finish-head.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import { NO_PICTURE } from '../pictures/picture.ts';
import type { Article, ArticleText } from './article.ts';

type MadeArticle = Article & { made: true };

const blankText = (): ArticleText => ({
  name: '',
  summary: '',
  markdown: '',
  tags: [],
  photoAlt: '',
  title: { raw: '', finished: '' },
  head: { title: '', description: '' },
});

export const blankArticle = (slug: string): MadeArticle => ({
  made: true,
  slugs: { 'pt-BR': slug, en: slug },
  texts: { 'pt-BR': blankText(), en: blankText() },
  author: '',
  posted: '',
  photo: NO_PICTURE,
  publishedIn: LOCALES,
});

/** The article as pages show it: its headings filled in. */
export const finishArticle = ({ texts, ...article }: MadeArticle): Article => ({
  ...article,
  texts: { 'pt-BR': finishHead(texts['pt-BR']), en: finishHead(texts.en) },
});

/** Fields that visitors of these languages would miss. */
export const missingOfArticle = ({ texts }: MadeArticle, locales: readonly Locale[]): string[] =>
  missingTexts('texts', texts, ['name', 'summary', 'markdown'], locales);
