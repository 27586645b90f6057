import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { sendLive } from '#app/platform/http/live-response.server.ts';
import { type Place, placeOf } from '#app/platform/http/origins.server.ts';
import { readableAddress } from '#app/platform/http/readable-address.ts';
import { storableAddress } from '#app/platform/http/storable-text.ts';
import { log } from '#app/platform/log/log.server.ts';
import { inLogContext } from '#app/platform/log/log-context.ts';
import { sendAsset } from '#app/platform/pages/assets.server.ts';
import { pageInMemory, renderOnce, sendPage } from '#app/platform/pages/page-cache.server.ts';
import { inSpan, isTracing } from '#app/platform/trace/trace.server.ts';
import { cacheableAddress } from './cacheable-pages.ts';
import { encodeResponse } from './encode-response.ts';
import type { main } from './main.ts';
import { traceRequest } from './trace-request.ts';

/** The request that a cached page is rendered for: address only, no cookie, no header. */
const sharedRequest = (place: Place, address: string) => new Request(`${place.origin}${address}`);

const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const;

type App = ReturnType<typeof main>;

/** The adapter's request is an imitation; code that streams a body needs a real `Request`. */
const plain = (request: Request) =>
  request.body === null
    ? request
    : new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        // Node's fetch requires it where a body is a stream; the types of the DOM lack it.
        duplex: 'half',
      } as RequestInit);

/** Answers a GET from memory, and renders the page first if it is not cached. False if the address is not
 * that of a shared page or asset. */
function answerShared(
  app: App,
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
  const render = async () =>
    inLogContext({ requestId: randomUUID() }, () =>
      inSpan('server', 'render a shared page', {}, async () =>
        app.fetch(sharedRequest(place, address), { incoming }),
      ),
    );
  renderOnce(key, render).then(
    (page) => sendPage(incoming, outgoing, page),
    (error: unknown) => {
      log.error({ err: error, address }, 'page could not be rendered');
      outgoing.writeHead(500, [...NO_SNIFFING]).end();
    },
  );
  return true;
}

/** The handler of every request: cached pages, then assets, then the middleware of `main.ts`. */
export function listener(app: App): RequestListener {
  const throughApp = getRequestListener(
    async (request, env) => {
      const response = await app.fetch(plain(request), env);
      const { outgoing } = env as HttpBindings;
      return sendLive(response, outgoing)
        ? RESPONSE_ALREADY_SENT
        : encodeResponse(request, response);
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    const place = placeOf(incoming);
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (isRead && answerShared(app, incoming, outgoing, place)) return;
    // On every other response, too: pages and assets in memory have it in their lists, and a header that is set
    // singly would make Node set each of theirs singly.
    outgoing.setHeader(...NO_SNIFFING);
    const url = incoming.url ?? '/';
    // Absolute form: React Router compares the whole origin, and behind TLS the socket's is wrong.
    incoming.url = `${place.origin}${url.startsWith('/') ? readableAddress(storableAddress(url)) : '/'}`;
    // Never one that was sent: anybody could write into our log, or pass as another request.
    const requestId = randomUUID();
    outgoing.setHeader('x-request-id', requestId);
    const answer = () => void inLogContext({ requestId }, () => throughApp(incoming, outgoing));
    if (isTracing()) traceRequest(incoming, outgoing, requestId, answer);
    else answer();
  };
}
