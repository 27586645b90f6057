import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { freshPublicPage, requestFacts } from '#app/platform/http/request-context.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { type Override, overrideOf } from '../overrides/apply-override.ts';
import { contentItem } from '../overrides/content-kinds.ts';
import { readOverride, readPublishedOverrides } from '../overrides/overrides.store.server.ts';
import { contentWith, withContent } from '../overrides/published-content.server.ts';
import type { Route } from './+types/content-preview.route';
import { typedIn } from './editor-fields.ts';

const LANGUAGES: Readonly<Record<string, Locale>> = { pt: 'pt-BR', en: 'en' };

/** Beside the page's own policy: trying a form sends nothing. */
const SENDS_NOTHING = "form-action 'none'";

type Asked = Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>;

function requestedPage(params: Route.LoaderArgs['params']) {
  const item = contentItem(params.kind, params.slug);
  const locale = LANGUAGES[params.language];
  if (!item || !locale) throw notFound();
  return { item, locale };
}

/** The page of an item as `textsOf` has it. Rendered for this answer alone. */
async function drawn(
  { request, context, params }: Asked,
  textsOf: (stored: Override) => Override,
): Promise<Response> {
  const { user } = requireUser(request, context);
  const { item, locale } = requestedPage(params);
  const { kind, slug } = item;
  const rows = await asPerson(user, async (tx) => {
    const { draft, published, publishedAt } = await readOverride(tx, item);
    const others = (await readPublishedOverrides(tx)).filter(
      (row) => row.kind !== kind || row.slug !== slug,
    );
    const own = {
      kind,
      slug,
      published: textsOf(draft ?? published ?? {}),
      at: publishedAt ?? '',
    };
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

/** As it will be once its draft is public. */
export const loader = (args: Route.LoaderArgs) => drawn(args, (stored) => stored);

class Unfit extends Error {}

/** As it would be with what is typed in its editor, which is kept nowhere. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const { current } = requireUser(request, context);
  if (!current.permissions.has('settings:update')) throw data(null, { status: 403 });
  const { item } = requestedPage(params);
  const form = await postedForm(request);
  try {
    return await drawn(args, (stored) => {
      const { values, mistakes } = typedIn(item, form, stored);
      if (Object.keys(mistakes).length > 0) throw new Unfit();
      return overrideOf(item, values);
    });
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  }
}
