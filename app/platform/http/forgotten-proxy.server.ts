import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { settings } from '#app/platform/env.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { networkOf } from './network-address.server.ts';

/** The headers that a proxy adds to a request. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

type Arrival = { peer: string; headers: IncomingHttpHeaders; trusted: readonly string[] };

/** Whether a request looks as if one of our own proxies passed it on that is missing from the trusted ones:
 * no browser sends these headers, and no visitor comes from a private address. */
export const looksForgotten = ({ peer, headers, trusted }: Arrival): boolean =>
  trusted.length === 0 &&
  networkOf(peer) === null &&
  FORWARDED.some((name) => headers[name] !== undefined);

let seen = false;

/** Checks a request; the first that looks so is logged. */
export function watchForProxy({ socket, headers }: IncomingMessage): void {
  if (seen) return;
  const peer = socket.remoteAddress ?? '';
  if (!looksForgotten({ peer, headers, trusted: settings().TRUSTED_PROXIES })) return;
  seen = true;
  log.warn(
    { peer },
    'requests come through a proxy, and TRUSTED_PROXIES names none: limits per address do not apply',
  );
}

/** Whether this process has seen such a request since it started. */
export const proxyForgotten = (): boolean => seen;
