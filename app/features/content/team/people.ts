import { runningText, type SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { isSwitchedOff } from '../about/list-pages.ts';
import { inLanguage } from '../overrides/in-language.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { caioNakamura } from './caio-nakamura.ts';
import { daviLacerda } from './davi-lacerda.ts';
import { helenaPrado } from './helena-prado.ts';
import { liviaFontoura } from './livia-fontoura.ts';
import { otavioBrandao } from './otavio-brandao.ts';
import type { Person } from './person.ts';
import { ruteAzevedo } from './rute-azevedo.ts';
import { yaraBento } from './yara-bento.ts';

/** The team in the order of the wall of tools. */
export const personFiles: readonly Person[] = [
  helenaPrado,
  caioNakamura,
  ruteAzevedo,
  daviLacerda,
  liviaFontoura,
  otavioBrandao,
  yaraBento,
];

/** The people of a language; of all languages without one. */
export const people = (locale?: Locale) => inLanguage(itemsOf('person', personFiles), locale);

export function personOf(slug: string | undefined, locale?: Locale): Person | undefined {
  return people(locale).find((person) => person.slug === slug);
}

/** One document a person, for the site's search. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  if (isSwitchedOff('team')) return [];
  return people(locale).map(({ slug, name, text }) => {
    const { role, line, profile, works, skills, languages } = text[locale];
    return {
      id: `person:${slug}`,
      kind: 'person',
      title: name,
      note: role,
      text: runningText([line, ...profile, ...works, skills.join(', '), languages.join(', ')]),
      href: pathTo('curriculum', locale, { slug }),
    };
  });
}
