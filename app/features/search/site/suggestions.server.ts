import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Suggestions } from '#app/ui/search/suggestions.ts';
import { searchSite, searchVersion } from '../site-search.server.ts';

/** The most suggestions, and the longest query. */
const MOST_SUGGESTIONS = 8;
const LONGEST = 60;
/** Responses cached in memory for each version of the entries, so that prefixes of common words cost one search. */
const MAX_CACHED = 500;

const cachedOf = new WeakMap<object, Map<string, string>>();

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

/** Suggestions for the typed text, as JSON. The same words give the same response until staff change an entry. */
export function suggestionsFor(typed: string, locale: Locale): string {
  const query = typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, LONGEST);
  const key = `${locale} ${query}`;
  const version = searchVersion();
  const cached = cachedOf.get(version) ?? new Map<string, string>();
  cachedOf.set(version, cached);
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const json = JSON.stringify(answer(query, locale));
  cached.set(key, json);
  return json;
}
