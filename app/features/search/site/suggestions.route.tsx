import { localeOfPath } from '#app/i18n/locale.ts';
import type { Route } from './+types/suggestions.route';
import { suggestionsFor } from './suggestions.server.ts';

/** How long a browser may reuse a response, in seconds. */
const MAX_AGE = 300;

/** The suggestions of the search box; the results page works without it. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return new Response(suggestionsFor(searchParams.get('q') ?? '', localeOfPath(pathname)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE}`,
      'x-robots-tag': 'noindex',
    },
  });
}
