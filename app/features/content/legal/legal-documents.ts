import { storageList } from '#app/consent/storage-list.ts';
import { runningText, type SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { cookies } from './cookies.ts';
import type { LegalBlock, LegalDocument } from './legal-document.ts';
import { fillFacts, plainText } from './legal-facts.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The legal pages by their route. */
export const legalDocuments = { privacy, terms, cookies } satisfies Record<string, LegalDocument>;
export type LegalRoute = keyof typeof legalDocuments;
export const LEGAL_ROUTES = Object.keys(legalDocuments) as LegalRoute[];

/** Search speaks for every business unit, so it names none. */
const SOMEBODY = {
  'pt-BR': { company: 'a empresa', email: 'e-mail', place: 'nossa cidade' },
  en: { company: 'the company', email: 'e-mail', place: 'our city' },
} as const;

/** Every paragraph and cell of a block, as written. */
export function wordsOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('table' in block) return [block.table.caption, ...block.table.rows.flat()];
  return [];
}

/** What a clause says to a search; the list of what is stored speaks for itself. */
function searchedIn(block: LegalBlock, locale: Locale): readonly string[] {
  const isList = typeof block === 'object' && 'storage' in block;
  return isList
    ? storageList.map(({ key, purpose }) => `${key}: ${purpose[locale]}`)
    : wordsOf(block);
}

/** One document a clause, so that a search lands on the paragraph it found. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  const plain = (words: string) => plainText(fillFacts(words, SOMEBODY[locale]));
  return LEGAL_ROUTES.flatMap((route) => {
    const { title: name, lead, brief, clauses } = legalDocuments[route].text[locale];
    const page = pathTo(route, locale);
    return [
      {
        id: `legal:${route}`,
        kind: 'legal' as const,
        title: name,
        text: runningText([lead, ...brief].map(plain)),
        href: page,
      },
      ...clauses.map(({ id, title, blocks }) => ({
        id: `legal:${route}:${id}`,
        kind: 'legal' as const,
        title,
        note: name,
        text: runningText(blocks.flatMap((block) => searchedIn(block, locale)).map(plain)),
        href: `${page}#${id}`,
      })),
    ];
  });
}
