import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Place, placeOf } from '#app/platform/http/origins.server.ts';
import { storableAddress } from '#app/platform/http/storable-text.ts';
import { log } from '#app/platform/log/log.server.ts';
import { sendAsset } from '#app/platform/pages/assets.server.ts';
import { pageInMemory, renderOnce, sendPage } from '#app/platform/pages/page-cache.server.ts';
import { cacheableAddress } from './cacheable-pages.ts';
import { encodeResponse } from './encode-response.ts';
import type { main } from './main.ts';

/** A request as the shared page sees it: address only, no cookie, no header. */
const sharedRequest = (place: Place, address: string) => new Request(`${place.origin}${address}`);

type Story = ReturnType<typeof main>;

/** The adapter's request only imitates one; what reads a body in pieces needs the real thing. */
const plain = (request: Request) =>
  request.body === null
    ? request
    : new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        // Node's fetch asks for it where a body is a stream; the DOM's types do not know it yet.
        duplex: 'half',
      } as RequestInit);

/** Answers a read from memory, rendering the page first when nobody has asked for it yet. False
 * when the request is not for anything that is shared. */
function answerShared(
  story: Story,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  place: Place,
): boolean {
  const url = incoming.url ?? '/';
  const ready = place.known && pageInMemory(`${place.unit} ${url}`);
  if (ready) {
    sendPage(incoming, outgoing, ready);
    return true;
  }
  if (sendAsset(incoming, outgoing)) return true;
  const address = place.known ? cacheableAddress(url) : null;
  if (address === null) return false;
  const key = `${place.unit} ${address}`;
  const cached = pageInMemory(key);
  if (cached) {
    sendPage(incoming, outgoing, cached);
    return true;
  }
  const render = async () => story.fetch(sharedRequest(place, address), { incoming });
  renderOnce(key, render).then(
    (page) => sendPage(incoming, outgoing, page),
    (error: unknown) => {
      log.error({ err: error, address }, 'page could not be rendered');
      outgoing.writeHead(500).end();
    },
  );
  return true;
}

/** Everything that reaches the socket: pages from memory, assets from memory, then the story. */
export function listener(story: Story): RequestListener {
  const throughStory = getRequestListener(
    async (request, env) => encodeResponse(request, await story.fetch(plain(request), env)),
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    // On every response: pages, files, streams, 304 and errors.
    outgoing.setHeader('x-content-type-options', 'nosniff');
    const place = placeOf(incoming);
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (isRead && answerShared(story, incoming, outgoing, place)) return;
    const url = incoming.url ?? '/';
    // Absolute form: React Router compares the whole origin, and behind TLS the socket's is wrong.
    incoming.url = `${place.origin}${url.startsWith('/') ? storableAddress(url) : '/'}`;
    void throughStory(incoming, outgoing);
  };
}
