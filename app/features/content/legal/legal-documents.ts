import { storageList } from '#app/consent/storage-list.ts';
import { runningText, type SearchDocument } from '#app/features/search/search-document.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { itemsOf } from '../overrides/items-of.ts';
import { cookies } from './cookies.ts';
import type { LegalBlock, LegalDocument } from './legal-document.ts';
import { fillFacts, plainText } from './legal-facts.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const LEGAL_ROUTES = ['privacy', 'terms', 'cookies'] as const;
export type LegalRoute = (typeof LEGAL_ROUTES)[number];

type LegalFile = LegalDocument & { id: LegalRoute };
export const legalFiles: readonly [LegalFile, ...LegalFile[]] = [
  { id: 'privacy', ...privacy },
  { id: 'terms', ...terms },
  { id: 'cookies', ...cookies },
];

/** The text of a legal page. */
export const legalDocument = (route: LegalRoute): LegalDocument =>
  itemsOf('legal', legalFiles).find(({ id }) => id === route) ?? legalFiles[0];

export const isLegalRoute = (name: string): name is LegalRoute =>
  (LEGAL_ROUTES as readonly string[]).includes(name);

/** Search results are shared by all business units, so they name none. */
const EXAMPLE = {
  'pt-BR': { company: 'a empresa', email: 'e-mail', place: 'nossa cidade' },
  en: { company: 'the company', email: 'email', place: 'our city' },
} as const;

/** Every paragraph and cell of a block, as written. */
export function wordsOf(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('table' in block) return [block.table.caption, ...block.table.rows.flat()];
  return [];
}

/** The searchable text of a clause; the list of what is stored is searched as it is. */
function searchedIn(block: LegalBlock, locale: Locale): readonly string[] {
  const isList = typeof block === 'object' && 'storage' in block;
  return isList
    ? storageList.map(({ key, purpose }) => `${key}: ${purpose[locale]}`)
    : wordsOf(block);
}

/** One document a clause, so that a search lands on the paragraph it found. */
export function searchDocuments(locale: Locale): SearchDocument[] {
  const plain = (words: string) => plainText(fillFacts(words, EXAMPLE[locale]));
  return LEGAL_ROUTES.flatMap((route) => {
    const { title: name, lead, brief, clauses } = legalDocument(route).text[locale];
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
