import { type Locale, localeOfPath } from '#app/i18n/locale.ts';

/** Where the offline page has room for the list, as React writes it. */
export const EMPTY_LIST = '<ol class="rows" data-kept="true"></ol>';

/** A row as `ListRows` draws it. Address and title come out of our own HTML, escaped as it is. */
const row = (pathname: string, title: string, number: number) =>
  `<li><a class="row" href="${pathname}">` +
  `<span class="note" aria-hidden="true">${number}</span><span class="subtitle">${title}</span></a></li>`;

/** Addresses and names of the copies in one language, the last visited first. */
async function rowsOf(cache: Cache, locale: Locale): Promise<string[]> {
  const rows: string[] = [];
  for (const request of (await cache.keys()).toReversed()) {
    const { pathname } = new URL(request.url);
    if (localeOfPath(pathname) !== locale) continue;
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
    const title = /property="og:title" content="([^"]*)"/.exec(html)?.[1];
    // A page that search engines must not list is not offered either.
    if (title && !html.includes('content="noindex'))
      rows.push(row(pathname, title, 1 + rows.length));
  }
  return rows;
}

/** The offline page with links to the cached pages of its language. */
export async function withCachedPages(
  page: Response,
  cache: Cache,
  locale: Locale,
): Promise<Response> {
  const rows = await rowsOf(cache, locale);
  const html = await page.text();
  const headers = new Headers(page.headers);
  // They describe the transferred bytes, which this body no longer is.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const list = EMPTY_LIST.replace('></ol>', `>${rows.join('')}</ol>`);
  return new Response(
    html.replace(EMPTY_LIST, () => list),
    { headers },
  );
}
