import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { finishHead } from '../overrides/finish-head.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import type { Idea, IdeaText } from './idea.ts';

type MadeIdea = Idea & { made: true };

const blankText = (): IdeaText => ({
  name: '',
  summary: '',
  title: { raw: '', finished: '' },
  problem: '',
  hypothesis: '',
  proof: '',
  ending: '',
  ours: [],
  yours: [],
  head: { title: '', description: '' },
});

export const blankIdea = (slug: string): MadeIdea => ({
  made: true,
  publishedIn: LOCALES,
  slugs: { 'pt-BR': slug, en: slug },
  stage: 'partnership',
  sample: false,
  texts: { 'pt-BR': blankText(), en: blankText() },
});

/** The idea as pages show it: its headings filled in. */
export const finishIdea = ({ texts, ...idea }: MadeIdea): Idea => ({
  ...idea,
  texts: { 'pt-BR': finishHead(texts['pt-BR']), en: finishHead(texts.en) },
});

/** Fields that visitors of these languages would miss. */
export const missingOfIdea = ({ texts }: MadeIdea, locales: readonly Locale[]): string[] =>
  missingTexts('texts', texts, ['name', 'summary', 'problem', 'hypothesis', 'proof'], locales);
