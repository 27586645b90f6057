import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { log } from '#app/platform/log/log.server.ts';
import { networkOf } from './network-address.server.ts';
import { isOwnOrigin, isTrustedProxy } from './origins.server.ts';

/** The headers that a proxy adds to a request. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

type Arrival = {
  peer: string;
  headers: IncomingHttpHeaders;
  /** Whether TRUSTED_PROXIES names the peer. */
  isTrusted: boolean;
  /** Whether `origin` in the headers is one of this site's. */
  isOwnPage: boolean;
};

/**
 * What keeps limits per address from applying: a proxy of ours that TRUSTED_PROXIES does not name, or one that sends no
 * address of a visitor. No browser sends the headers of a proxy, and no visitor comes from a private address; a page over
 * https has come through a proxy, as this process speaks http alone.
 */
export function proxyFault({
  peer,
  headers,
  isTrusted,
  isOwnPage,
}: Arrival): 'unnamed' | 'silent' | null {
  const isPrivate = networkOf(peer) === null;
  if (isPrivate && !isTrusted && FORWARDED.some((name) => headers[name] !== undefined)) {
    return 'unnamed';
  }
  const isPassedOn = isOwnPage && headers.origin?.startsWith('https://');
  if ((isPrivate || isTrusted) && isPassedOn && headers['x-forwarded-for'] === undefined) {
    return 'silent';
  }
  return null;
}

const WORDS = {
  unnamed:
    'requests come through a proxy that TRUSTED_PROXIES does not name: limits per address do not apply',
  silent:
    'requests come through a proxy that sends no X-Forwarded-For: limits per address do not apply',
} as const;

let seen = false;
/** The last peer that passed on a request without a fault: a proxy passes on all of them. */
let faultless: string | undefined;

/** Checks a request; the first with a fault is logged. */
export function watchForProxy({ socket, headers }: IncomingMessage): void {
  if (seen) return;
  const isPassedOn = FORWARDED.some((name) => headers[name] !== undefined);
  // Most requests of a browser have neither, and addresses take time to look up.
  if (!isPassedOn && !headers.origin?.startsWith('https://')) return;
  const peer = socket.remoteAddress ?? '';
  const hasAddress = headers['x-forwarded-for'] !== undefined;
  if (hasAddress && peer === faultless) return;
  const isOwnPage = headers.origin !== undefined && isOwnOrigin(headers.origin);
  const fault = proxyFault({ peer, headers, isTrusted: isTrustedProxy(peer), isOwnPage });
  if (!fault) {
    if (hasAddress) faultless = peer;
    return;
  }
  seen = true;
  log.warn({ peer }, WORDS[fault]);
}

/** Whether this process has seen such a request since it started. */
export const proxyForgotten = (): boolean => seen;
