import { knownPages } from '#app/pages/known-pages.ts';
import { rowOf } from '#app/registry.ts';

/** Pages that may be kept, by their exact address: another spelling is not the page's address, and
 * of the pages of items only those of items that there are. */
const cacheablePages = () =>
  new Map(
    knownPages().flatMap(({ routeId, path }) => {
      const row = rowOf(routeId);
      return row?.cache ? [[path, row.queryKeys] as const] : [];
    }),
  );

let current = cacheablePages();

/** Takes the addresses of the content that the request under way shows. */
export function refreshCacheablePages(): void {
  current = cacheablePages();
}

/** Path and keyed query of a request for a page that may be kept; null for all others. */
export function cacheableAddress(url: string): string | null {
  // In development the code changes without the database's generation knowing.
  if (import.meta.env.DEV) return null;
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  const queryKeys = current.get(pathname);
  if (!queryKeys) return null;
  if (at < 0) return pathname;
  const given = new URLSearchParams(url.slice(at));
  const keyed = Object.entries(queryKeys).flatMap(([name, taken]) =>
    taken(given.getAll(name)).map((value) => [name, value]),
  );
  return keyed.length > 0 ? `${pathname}?${new URLSearchParams(keyed)}` : pathname;
}
