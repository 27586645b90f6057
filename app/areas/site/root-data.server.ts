import type { RouterContextProvider } from 'react-router';
import { brandTokens, brandTokensCss } from '#app/ui/brand-tokens.ts';
import {
  DEFAULT_LOCALE,
  isLocale,
  type Locale,
  localeOfPath,
  PREFERRED_LOCALE_KEY,
} from '#app/i18n/locale.ts';
import { readCookie } from '#app/platform/cookies.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { requestFacts } from '#app/platform/request-context.server.ts';
import { clientEntry } from '#app/platform/client-entry.server.ts';
import { alternatesOfPath, areaOfPath } from './alternates.ts';
import { fonts } from '#app/styles/fonts.ts';
import stylesheet from '#app/styles/site.css?url';
import { siteSnapshot } from './site-snapshot.server.ts';

/** The person's own choice of language, for areas that have one address for both. */
export function preferredLocale(request: Request): Locale {
  const preferred = readCookie(request, PREFERRED_LOCALE_KEY);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}

/** What the document itself needs, for every page of every area. */
export async function rootData(request: Request, context: Readonly<RouterContextProvider>) {
  const facts = context.get(requestFacts);
  const { pathname } = new URL(request.url);
  const locale = areaOfPath(pathname) ? preferredLocale(request) : localeOfPath(pathname);
  const unit = (await siteSnapshot()).unit(facts.businessUnit);
  return {
    locale,
    nonce: areaOfPath(pathname) === 'admin' ? facts.nonce : undefined,
    siteName: unit.seo.siteName,
    titleTemplate: unit.seo.titleTemplate,
    canonicalBase: unit.seo.canonicalBase ?? settings().PUBLIC_URL,
    alternates: alternatesOfPath(pathname),
    brandCss: brandTokensCss(brandTokens(unit.brand)),
    entryScript: clientEntry(),
    stylesheet,
    fonts,
  };
}

export type RootData = Awaited<ReturnType<typeof rootData>>;
