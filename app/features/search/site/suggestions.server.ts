import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Suggestions } from '#app/ui/search/suggestions.ts';
import { searchSite } from '../site-search.server.ts';

/** The most suggestions, and the longest query. */
const MOST_SUGGESTIONS = 8;
const LONGEST = 60;
/** Responses cached in memory, so that prefixes of common words cost one search. */
const MAX_CACHED = 500;

const cached = new Map<string, string>();

function answer(query: string, locale: Locale): Suggestions {
  const t = instanceOf(locale).getFixedT(locale, 'search');
  const { total, groups } = searchSite(query, locale, MOST_SUGGESTIONS);
  return {
    status: t('suggestions.some', { count: total }),
    groups: groups.map(({ kind, hits }) => ({
      label: t(`kinds.${kind}`),
      options: hits.map(({ href, title }) => ({ href, title })),
    })),
  };
}

/** Suggestions for the typed text, as JSON. The same words give the same response: the content changes with
 * a release only. */
export function suggestionsFor(typed: string, locale: Locale): string {
  const query = typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, LONGEST);
  const key = `${locale} ${query}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const json = JSON.stringify(answer(query, locale));
  cached.set(key, json);
  return json;
}
