import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';

/** Query names under which the crash screen tells the error page what happened, and where. */
const CODE = 'codigo';
const BACK = 'de';

/** The error page of a crash: it repeats its code and leads back to where it happened. */
export function errorPageOf(locale: Locale, requestId: string | null, address: string): string {
  const query = new URLSearchParams({ ...(requestId && { [CODE]: requestId }), [BACK]: address });
  return `${pathTo('serverError', locale)}?${query}`;
}

/** Reads such an address again. Whoever wrote it, the way back leads to a page of this site. */
export function crashOf(url: URL): { code: string | null; back: string | null } {
  const code = url.searchParams.get(CODE) ?? '';
  const back = url.searchParams.get(BACK) ?? '';
  const target = back.startsWith('/') && URL.canParse(back, url) ? new URL(back, url) : null;
  const isOwn = target?.origin === url.origin && target.pathname !== url.pathname;
  return {
    code: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(code) ? code : null,
    back: target && isOwn ? `${target.pathname}${target.search}` : null,
  };
}
