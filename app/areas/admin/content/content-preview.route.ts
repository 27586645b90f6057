import { data } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { contentItem } from '#app/features/content/overrides/content-kinds.ts';
import {
  readOverride,
  readPublishedOverrides,
} from '#app/features/content/overrides/overrides.store.server.ts';
import {
  contentWith,
  withContent,
} from '#app/features/content/overrides/published-content.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { freshPublicPage, requestFacts } from '#app/platform/http/request-context.server.ts';
import type { Route } from './+types/content-preview.route';

export const middleware = [requirePermission('settings', 'read')];

const LANGUAGES: Readonly<Record<string, Locale>> = { pt: 'pt-BR', en: 'en' };

/** Beside the page's own policy: whoever tries a form out sends nothing. */
const SENDS_NOTHING = "form-action 'none'";

/** The page of an item as it will be once its draft is public. Rendered for this answer alone. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const item = contentItem(params.kind, params.slug);
  const locale = LANGUAGES[params.language];
  if (!item || !locale) throw data(null, { status: 404 });
  const { kind, slug } = item;
  const rows = await asPerson(asker, async (tx) => {
    const { draft, published, publishedAt } = await readOverride(tx, item);
    const others = (await readPublishedOverrides(tx)).filter(
      (row) => row.kind !== kind || row.slug !== slug,
    );
    const own = { kind, slug, published: draft ?? published ?? {}, at: publishedAt ?? '' };
    return [...others, own];
  });
  const render = context.get(freshPublicPage);
  const places = (await siteSnapshot()).places(context.get(requestFacts).businessUnit);
  const page = await withContent(contentWith(rows, places), () => render(item.path(locale)));
  const headers = new Headers(page.headers);
  headers.delete('x-valid-until');
  headers.append('content-security-policy', SENDS_NOTHING);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(page.body, { status: page.status, headers });
}
