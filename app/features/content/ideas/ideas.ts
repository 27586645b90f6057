import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { callingContainer } from './calling-container.ts';
import { fairQueue } from './fair-queue.ts';
import { farmNotebook } from './farm-notebook.ts';
import { CRAFT_STAGES, type Idea } from './idea.ts';
import { plainReport } from './plain-report.ts';
import { safeShift } from './safe-shift.ts';
import { talkingStock } from './talking-stock.ts';

/** From the stage nearest to launch back to the one still looking for its partner. */
export const ideaFiles: readonly Idea[] = [
  safeShift,
  plainReport,
  fairQueue,
  callingContainer,
  talkingStock,
  farmNotebook,
];

/** The ideas of a language; of all languages without one. */
export const ideas = (locale?: Locale) => inLanguage(itemsOf('idea', ideaFiles), locale);

/** The idea behind an address of one language, if there is one. */
export function ideaBySlug(locale: Locale, slug: string | undefined): Idea | undefined {
  return ideas(locale).find((idea) => idea.slugs[locale] === slug);
}

/** How far an idea has come: 1 looks for a partner, 4 is being launched. */
export function stepOf(idea: Idea): number {
  return CRAFT_STAGES.indexOf(idea.stage) + 1;
}

/** One document an idea, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return ideas(locale).map(({ slugs, texts }) => {
    const { name, summary, problem, hypothesis, proof, ending, ours, yours } = texts[locale];
    return {
      id: `idea:${slugs.en}`,
      kind: 'idea',
      title: name,
      text: [summary, problem, hypothesis, proof, ending, ...ours, ...yours].join(' '),
      href: pathTo('craftIdea', locale, { slug: slugs[locale] }),
    };
  });
}
