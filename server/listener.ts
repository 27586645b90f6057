import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pageOfPath } from '#app/areas/site/alternates.ts';
import { sendAsset } from '#app/platform/assets.server.ts';
import { log } from '#app/platform/log.server.ts';
import { type Place, placeOf } from '#app/platform/origins.server.ts';
import { pageInMemory, renderOnce, sendPage } from '#app/platform/page-cache.server.ts';
import { publicPages } from '#app/route-table.ts';
import { encodeResponse } from './encode-response.ts';
import type { main } from './main.ts';

/** Path and keyed query of a request for a page that may be kept; null for all others. */
function cacheableAddress(url: string): string | null {
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  // In development the code changes without the database's generation knowing.
  if (import.meta.env.DEV) return null;
  const page = pageOfPath(pathname);
  if (!page) return null;
  const { cache = true, queryKeys = [] } = publicPages[page.name];
  if (!cache) return null;
  if (at < 0 || queryKeys.length === 0) return pathname;
  const given = new URLSearchParams(url.slice(at));
  const keyed = queryKeys.flatMap((key) => {
    const value = given.get(key);
    return value ? [[key, value] as [string, string]] : [];
  });
  return keyed.length > 0 ? `${pathname}?${new URLSearchParams(keyed)}` : pathname;
}

/** A request as the shared page sees it: address only, no cookie, no header. */
const sharedRequest = (place: Place, address: string) => new Request(`${place.origin}${address}`);

/** Everything that reaches the socket: pages from memory, assets from memory, then the story. */
export function listener(app: ReturnType<typeof main>): RequestListener {
  const throughStory = getRequestListener(
    async (request, env) => encodeResponse(request, await app.fetch(request, env)),
    { overrideGlobalObjects: false },
  );

  const renderShared = (place: Place, address: string, incoming: IncomingMessage) =>
    renderOnce(`${place.unit} ${address}`, async () =>
      app.fetch(sharedRequest(place, address), { incoming }),
    );

  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const url = incoming.url ?? '/';
    const place = placeOf(incoming);
    if (incoming.method === 'GET' || incoming.method === 'HEAD') {
      const ready = place.known ? pageInMemory(`${place.unit} ${url}`) : undefined;
      if (ready) return sendPage(incoming, outgoing, ready);
      if (sendAsset(incoming, outgoing)) return;
      const address = place.known ? cacheableAddress(url) : null;
      if (address !== null) {
        const kept = pageInMemory(`${place.unit} ${address}`);
        if (kept) return sendPage(incoming, outgoing, kept);
        renderShared(place, address, incoming).then(
          (page) => sendPage(incoming, outgoing, page),
          (error) => {
            log.error({ err: error, url }, 'page could not be rendered');
            outgoing.writeHead(500).end();
          },
        );
        return;
      }
    }
    // Absolute form: React Router compares the whole origin, and behind TLS the socket's is wrong.
    incoming.url = `${place.origin}${url.startsWith('/') ? url : '/'}`;
    throughStory(incoming, outgoing);
  };
}
