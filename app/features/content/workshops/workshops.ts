import type { SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { durationOf } from './agenda.ts';
import { askingAi } from './asking-ai.ts';
import { fromSpreadsheet } from './from-spreadsheet.ts';
import { gamifiedTraining } from './gamified-training.ts';
import { handsOnAutomation } from './hands-on-automation.ts';
import { hardConversations } from './hard-conversations.ts';
import { mapBeforeBuilding } from './map-before-building.ts';
import { processOwner } from './process-owner.ts';
import type { Workshop } from './workshop.ts';

/** In the order of the Lab's list: by area, then from first to last a person would take. */
export const workshopFiles: readonly Workshop[] = [
  mapBeforeBuilding,
  gamifiedTraining,
  askingAi,
  handsOnAutomation,
  fromSpreadsheet,
  hardConversations,
  processOwner,
];

/** The workshops of a language; of all languages without one. */
export const workshops = (locale?: Locale) =>
  inLanguage(itemsOf('workshop', workshopFiles), locale);

/** The workshop behind an address of one language, if there is one. */
export function workshopBySlug(locale: Locale, slug: string | undefined): Workshop | undefined {
  return workshops(locale).find((workshop) => workshop.slugs[locale] === slug);
}

/** One document a workshop, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  return workshops(locale).map((workshop) => {
    const text = workshop.texts[locale];
    return {
      id: `workshop:${workshop.slugs.en}`,
      kind: 'workshop',
      title: text.name,
      note: durationOf(workshop),
      text: [
        text.lead,
        text.summary,
        `${text.audience}.`,
        `${text.format}.`,
        ...text.outcomes,
        ...workshop.sessions.flatMap(({ blocks }) =>
          blocks.map((block) => `${block.text[locale]}.`),
        ),
      ].join(' '),
      href: pathTo('workshop', locale, { slug: workshop.slugs[locale] }),
    };
  });
}
