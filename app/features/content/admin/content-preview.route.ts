import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { freshPublicPage, requestFacts } from '#app/platform/http/request-context.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { type Override, overrideOf } from '../overrides/apply-override.ts';
import type { ContentItem } from '../overrides/content-kinds.ts';
import { readItem } from '../overrides/made-items.store.server.ts';
import { readOverride, readPublishedOverrides } from '../overrides/overrides.store.server.ts';
import { contentWith, withContent } from '../overrides/published-content.server.ts';
import type { Route } from './+types/content-preview.route';
import { typedIn } from './editor-fields.ts';
import { markedAsPreview } from './preview-mark.server.ts';

const LANGUAGES: Readonly<Record<string, Locale>> = { pt: 'pt-BR', en: 'en' };

/** Beside the page's own policy: trying a form sends nothing. */
const SENDS_NOTHING = "form-action 'none'";

type Asked = Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>;

function requestedLanguage(params: Route.LoaderArgs['params']): Locale {
  const locale = LANGUAGES[params.language];
  if (!locale) throw notFound();
  return locale;
}

/** A text is looked at before its language is on the site, too: a page that is not there cannot be drawn. */
function onSiteIn(locale: Locale, { value }: ContentItem, texts: Override): Override {
  if (!('publishedIn' in value)) return texts;
  const shown = (texts['publishedIn'] ?? value.publishedIn ?? LOCALES) as readonly Locale[];
  return shown.includes(locale) ? texts : { ...texts, publishedIn: [...shown, locale] };
}

/** The page of an item as `textsOf` has it. Rendered for this answer alone. */
async function drawn(
  { request, context, params }: Asked,
  textsOf: (item: ContentItem, stored: Override) => Override,
  paths: readonly string[] = [],
): Promise<Response> {
  const { user } = requireUser(request, context);
  const locale = requestedLanguage(params);
  const { item, rows } = await asPerson(user, async (tx) => {
    const found = await readItem(tx, params.kind, params.slug, paths);
    if (!found) throw notFound();
    const { kind, slug } = found;
    const { draft, published, publishedAt, isMade, position } = await readOverride(tx, found);
    const others = (await readPublishedOverrides(tx)).filter(
      (row) => row.kind !== kind || row.slug !== slug,
    );
    const own = {
      kind,
      slug,
      published: onSiteIn(locale, found, textsOf(found, draft ?? published ?? {})),
      isMade,
      position,
      at: publishedAt ?? '',
    };
    return { item: found, rows: [...others, own] };
  });
  const render = context.get(freshPublicPage);
  const places = (await siteSnapshot()).places(context.get(requestFacts).businessUnit);
  const page = await withContent(contentWith(rows, places), () => render(item.path(locale)));
  const { headers, body } = await markedAsPreview(page, locale);
  headers.append('content-security-policy', SENDS_NOTHING);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(body, { status: page.status, headers });
}

/** As it will be once its draft is public. */
export const loader = (args: Route.LoaderArgs) => drawn(args, (_, stored) => stored);

class Unfit extends Error {}

/** As it would be with what is typed in its editor, which is kept nowhere. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { current } = requireUser(request, context);
  if (!current.permissions.has('site:update')) throw data(null, { status: 403 });
  const form = await postedForm(request);
  const textsOf = (item: ContentItem, stored: Override) => {
    const { values, mistakes } = typedIn(item, form, stored);
    if (Object.keys(mistakes).length > 0) throw new Unfit();
    return overrideOf(item, values);
  };
  try {
    return await drawn(args, textsOf, [...form.keys()]);
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  }
}
