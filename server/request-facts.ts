import { randomBytes, randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { watchForProxy } from '#app/platform/http/forgotten-proxy.server.ts';
import {
  hostPlaceOf,
  placeOf,
  remoteAddressOf,
  visitorNetwork,
} from '#app/platform/http/origins.server.ts';
import type { RequestFacts } from '#app/platform/http/request-context.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { requestIdNow } from '#app/platform/log/log-context.ts';

/** Settles what later code may believe about a request. */
export function requestFactsOf({ incoming }: HttpBindings): RequestFacts {
  watchForProxy(incoming);
  const place = placeOf(incoming);
  const host = hostPlaceOf(incoming).origin;
  if (host !== place.origin) {
    log.info({ host, origin: place.origin }, 'a page was posted to another host name of this site');
  }
  const remoteAddress = remoteAddressOf(incoming);
  return {
    id: requestIdNow() ?? randomUUID(),
    origin: place.origin,
    businessUnit: place.unit,
    nonce: randomBytes(16).toString('base64'),
    remoteAddress,
    brokeOff: () => incoming.destroyed && !incoming.complete,
    network: visitorNetwork(remoteAddress),
  };
}
