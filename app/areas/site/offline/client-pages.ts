import { isToday, timeHere } from '#app/features/client-device/copy-times.ts';

/** As React writes them into the pages of the portal: a band that is hidden, and a list that is empty. */
const BAND = /(<p class="portal-off note"[^>]*?) hidden=""([^>]*>)/;
const LIST = '<ul class="portal-rows" data-copies="true"></ul>';
const HEAD = /<header class="portal-top">.*?<\/header>/s;
const TITLE = /<title>(.*?)<\/title>/s;
const NO_HEAD = '<header class="portal-top"></header>';

const langOf = (html: string) => /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'pt-BR';

/** Writes into the band of a page when it was cached; the page's script reads that. */
export async function withBand(copy: Response, at: number): Promise<Response> {
  const html = await copy.text();
  return new Response(
    html.replace(BAND, (_, start: string, rest: string) => {
      const name = isToday(at) ? 'today' : 'before';
      const value = new RegExp(`data-${name}="([^"]*)"`).exec(start + rest)?.[1] ?? '';
      return `${start} data-kept="${at}"${rest}${value.replace('{at}', timeHere(at, langOf(html)))}`;
    }),
    { headers: copy.headers },
  );
}

type CachedPage = { url: string; copy: Response; at: number };

/** The page shown for one that was not cached, with the head of the portal as it last was, and links to the
 * copies on this device. Titles come out of our own HTML, escaped as they are. */
export async function offlineWith(
  page: Response,
  cached: readonly CachedPage[],
): Promise<Response> {
  const html = await page.text();
  const texts = await Promise.all(
    cached.toReversed().map(async (one) => ({ ...one, html: await one.copy.text() })),
  );
  const rows = texts.map(({ url, at, html: text }) => {
    const { pathname, search } = new URL(url);
    const title = (TITLE.exec(text)?.[1] ?? pathname).replace(/ \| [^|]*$/, '');
    const address = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return (
      `<li class="portal-row"><a class="link" href="${address}">${title}</a>` +
      `<span class="note">${timeHere(at, langOf(html))}</span></li>`
    );
  });
  // The section that is current there is not current here.
  const head = texts
    .map(({ html: text }) => HEAD.exec(text)?.[0]?.replace(' aria-current="page"', ''))
    .find(Boolean);
  return new Response(
    html
      .replace(LIST, () => LIST.replace('></ul>', `>${rows.join('')}</ul>`))
      .replace(NO_HEAD, () => head ?? NO_HEAD),
    { headers: page.headers },
  );
}
