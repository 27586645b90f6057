import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { ownAddress } from '#app/platform/http/own-address.ts';

/** Query names by which the crash screen passes the error page what happened, and where. */
const CODE = 'codigo';
const BACK = 'de';

/** The error page of a crash: it shows the code and links back to where it happened. */
export function errorPageOf(locale: Locale, requestId: string | null, address: string): string {
  const query = new URLSearchParams({ ...(requestId && { [CODE]: requestId }), [BACK]: address });
  return `${pathTo('serverError', locale)}?${query}`;
}

/** Reads such an address again. Anyone may have written it, so the return link is limited to pages of this
 * site. */
export function crashOf(url: URL): { code: string | null; back: string | null } {
  const code = url.searchParams.get(CODE) ?? '';
  const back = ownAddress(url.searchParams.get(BACK));
  return {
    code: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(code) ? code : null,
    back: back && new URL(back, url).pathname !== url.pathname ? back : null,
  };
}
