import type { RouterContextProvider } from 'react-router';
import type { logosOf } from '#app/features/brand/logo-choice.ts';
import { canonicalBaseOf } from '#app/features/seo/canonical-base.server.ts';
import { graphText } from '#app/features/seo/json-ld/graph.ts';
import {
  DEFAULT_LOCALE,
  isLocale,
  type Locale,
  localeOfPath,
  PREFERRED_LOCALE_KEY,
} from '#app/i18n/locale.ts';
import { endpoints } from '#app/paths.ts';
import { readCookie } from '#app/platform/http/cookies.server.ts';
import { isPreview, requestFacts } from '#app/platform/http/request-context.server.ts';
import { clientEntry } from '#app/platform/pages/client-entry.server.ts';
import stylesheet from '#app/styles/site.css?url';
import { type SchemeColors, schemeCss } from '#app/ui/tokens/brand-tokens.ts';
import { hexOf } from '#app/ui/tokens/color.ts';
import { groundsOf } from '#app/ui/tokens/neutral-tokens.ts';
import { alternatesOfPage, areaOfPath, keysOfPage, pageOfPath } from './alternates.ts';
import { pagePicture } from './page-picture.server.ts';
import { siteSnapshot } from './site-snapshot.server.ts';
import { structuredData } from './structured-data.ts';

/** The user's own choice of language, for areas that have one address for both. */
export function preferredLocale(request: Request): Locale {
  const preferred = readCookie(request, PREFERRED_LOCALE_KEY);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}

/**
 * View transitions between pages. It is in the document itself, because a page that is first styled
 * before its stylesheet has loaded would count as one that wants none, and the browser would drop the
 * transition with an error.
 */
const TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** Of a logo with a light one beside it, the theme shows one: the system's, or the chosen one. A page
 * without such a pair does not carry these. */
const LOGO_PAIR =
  '@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .logo-light{display:none}}' +
  '@media not (prefers-color-scheme:dark){:root:not([data-theme=dark]) .logo-dark{display:none}}' +
  '[data-theme=dark] .logo-light,[data-theme=light] .logo-dark{display:none}';

const hasPair = ({ full, symbol }: ReturnType<typeof logosOf>) =>
  Boolean(full.nightUrl ?? symbol.nightUrl);

const made = (scheme: SchemeColors) => {
  const { light, dark } = groundsOf(scheme.named);
  return {
    scheme,
    css: `${schemeCss(scheme)}${TRANSITIONS}`,
    papers: { light: hexOf(light.paper), dark: hexOf(dark.paper) },
  };
};

let last: ReturnType<typeof made> | undefined;

/** The inline style text of every page. Finding readable tones costs more than the rest of the head. */
function brandStyleOf(scheme: SchemeColors) {
  // Cached per generation: the same scheme is not computed twice.
  if (last?.scheme !== scheme) last = made(scheme);
  return last;
}

/** The mark drawn for sixteen pixels replaces the default symbol; one that staff have uploaded is used as it
 * is. */
const faviconOf = (symbolUrl: string) =>
  symbolUrl.startsWith(`${endpoints.logos}/`) ? symbolUrl : '/brand/favicon.svg';

/** The data of the document, for every page of every area. */
export async function rootData(request: Request, context: Readonly<RouterContextProvider>) {
  const facts = context.get(requestFacts);
  // A data request belongs to the area of its address: `/admin.data` too.
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '');
  const locale = areaOfPath(pathname) ? preferredLocale(request) : localeOfPath(pathname);
  const page = pageOfPath(pathname);
  const snapshot = await siteSnapshot();
  const unit = snapshot.unit(facts.businessUnit, locale);
  const seo = snapshot.seo(facts.businessUnit, page ? keysOfPage(page) : [], locale);
  const base = canonicalBaseOf(seo.settings);
  const picture = page && pagePicture(snapshot, facts.businessUnit, page);
  const { company } = unit;
  const style = brandStyleOf(unit.scheme);
  const nodes = page
    ? structuredData({
        page,
        base,
        company,
        now: new Date(),
        changedAt: (path) => snapshot.publishedAt(facts.businessUnit, path),
      })
    : [];
  return {
    locale,
    nonce: areaOfPath(pathname) === 'admin' ? facts.nonce : undefined,
    renderedAt: new Date().toISOString(),
    seo,
    canonicalBase: base,
    picture: picture && {
      url: base + picture.address,
      alt: picture.alt,
      ofItem: picture.photo !== undefined,
    },
    structured: nodes.length > 0 ? graphText(nodes) : null,
    alternates: page && alternatesOfPage(page),
    brandCss: style.css + (hasPair(unit.logos) ? LOGO_PAIR : ''),
    papers: style.papers,
    favicon: faviconOf(unit.logos.tab.url),
    faviconNight: unit.logos.tab.nightUrl,
    entryScript: context.get(isPreview) ? null : clientEntry(),
    stylesheet,
  };
}

export type RootData = Awaited<ReturnType<typeof rootData>>;
