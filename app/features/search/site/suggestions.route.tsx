import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/suggestions.route';
import { suggestionsFor } from './suggestions.server.ts';

/** The suggestions of the search box; the results page works without it. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return new Response(suggestionsFor(searchParams.get('q') ?? '', localeOfPath(pathname)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // What staff publish or hide shows in the next suggestions.
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
