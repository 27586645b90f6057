import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { settings } from '#app/platform/env.server.ts';
import { networkOf } from './network-address.server.ts';

export type Unit = { slug: string; hosts: readonly string[]; isDefault: boolean };
/** The origin and the business unit of a request. */
export type Place = { origin: string; unit: string; known: boolean };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

let listeningPort = 0;
let places = new Map<string, Place>();
let fallback: Place = { origin: '', unit: '', known: false };
let proxies: BlockList | undefined;

/** Stores the port on which loopback names are own origins. */
export function settleListeningPort(port: number): void {
  listeningPort = port;
}

/**
 * Sets the hosts of the site: PUBLIC_URL and loopback names for the default unit, and the hosts in rows of
 * business_units. A Host header outside this list is ignored.
 */
export function settleUnits(units: readonly Unit[]): void {
  const own = new URL(settings().PUBLIC_URL);
  const main = (units.find((unit) => unit.isDefault) ?? units[0])?.slug ?? 'forja';
  const next = new Map<string, Place>();
  for (const name of LOOPBACK) {
    const host = `${name}:${listeningPort}`;
    next.set(host, { origin: `http://${host}`, unit: main, known: true });
  }
  for (const unit of units) {
    for (const host of unit.hosts) {
      next.set(host, { origin: `${own.protocol}//${host}`, unit: unit.slug, known: true });
    }
  }
  next.set(own.host, { origin: own.origin, unit: main, known: true });
  places = next;
  fallback = { origin: own.origin, unit: main, known: false };
}

function placeOfOrigin(origin: string): Place | undefined {
  for (const place of places.values()) if (place.origin === origin) return place;
  return undefined;
}

/** Is `origin` one of the site's own? */
export const isOwnOrigin = (origin: string): boolean => placeOfOrigin(origin) !== undefined;

/** Whether TRUSTED_PROXIES names an address. */
export function isTrustedProxy(address: string): boolean {
  if (!proxies) {
    proxies = new BlockList();
    for (const range of settings().TRUSTED_PROXIES) {
      const [network = '', prefix] = range.split('/');
      const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
      if (prefix === undefined) proxies.addAddress(network, family);
      else proxies.addSubnet(network, Number(prefix), family);
    }
  }
  const plain = address.replace(/^::ffff:/, '');
  return proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

const first = (value: string | string[] | undefined) =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim();

/** The host that a request was sent to. Forwarded headers count only from a trusted proxy. */
export function hostPlaceOf(request: IncomingMessage): Place {
  const direct = places.get(request.headers.host ?? '');
  if (direct && !request.headers['x-forwarded-host']) return direct;
  const forwarded =
    isTrustedProxy(request.socket.remoteAddress ?? '') &&
    first(request.headers['x-forwarded-host']);
  return (forwarded ? places.get(forwarded) : undefined) ?? direct ?? fallback;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin of a request. A post belongs to the page of ours that sent it, also when a proxy put another
 * of our names into Host: the page is what the visitor saw, and a lead must not be lost for a misconfigured
 * header.
 */
export function placeOf(request: IncomingMessage): Place {
  const place = hostPlaceOf(request);
  const { origin } = request.headers;
  if (READS.has(request.method ?? 'GET') || origin === undefined || origin === place.origin) {
    return place;
  }
  return placeOfOrigin(origin) ?? place;
}

/** The client's address: the last one in X-Forwarded-For that no trusted proxy added. */
export function remoteAddressOf(request: IncomingMessage): string {
  let address = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  while (isTrustedProxy(address) && chain.length > 0) {
    const previous = chain.pop()?.trim() ?? '';
    if (isIP(previous) === 0) break;
    address = previous;
  }
  return address.replace(/^::ffff:/, '');
}

/** The key by which limits count an address. Null also for a trusted proxy that did not forward the client's
 * address: all its clients would count as one. */
export const visitorNetwork = (address: string): string | null =>
  isTrustedProxy(address) ? null : networkOf(address);
