import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { settings } from '#app/platform/env.server.ts';
import { networkOf } from './network-address.server.ts';

export type Unit = { slug: string; hosts: readonly string[]; isDefault: boolean };
/** Under which origin and for which business unit a request is answered. */
export type Place = { origin: string; unit: string; known: boolean };

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

let listeningPort = 0;
let places = new Map<string, Place>();
let fallback: Place = { origin: '', unit: '', known: false };
let proxies: BlockList | undefined;

/** Remembers the port that loopback names are own origins on. */
export function settleListeningPort(port: number): void {
  listeningPort = port;
}

/**
 * Fixes which hosts the site answers for: PUBLIC_URL and loopback names for the default unit, and
 * the hosts that rows of business_units name. A Host header outside this list decides nothing.
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

/** Is `origin` one that the site's own pages have? */
export const isOwnOrigin = (origin: string): boolean => placeOfOrigin(origin) !== undefined;

function trusted(address: string): boolean {
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

/** Where a request says it was sent to. Forwarded headers count only when a trusted proxy sent them. */
export function hostPlaceOf(request: IncomingMessage): Place {
  const direct = places.get(request.headers.host ?? '');
  if (direct && !request.headers['x-forwarded-host']) return direct;
  const forwarded =
    trusted(request.socket.remoteAddress ?? '') && first(request.headers['x-forwarded-host']);
  return (forwarded ? places.get(forwarded) : undefined) ?? direct ?? fallback;
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where a request belongs. A post belongs to the page of ours that sent it, also when a proxy put
 * another of our names into Host: the page is what the visitor saw, and a lead must not be lost for
 * a header that an engineer forgot.
 */
export function placeOf(request: IncomingMessage): Place {
  const place = hostPlaceOf(request);
  const { origin } = request.headers;
  if (READS.has(request.method ?? 'GET') || origin === undefined || origin === place.origin) {
    return place;
  }
  return placeOfOrigin(origin) ?? place;
}

/** The person's address: the last one in X-Forwarded-For that no trusted proxy added. */
export function remoteAddressOf(request: IncomingMessage): string {
  let address = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  while (trusted(address) && chain.length > 0) {
    const previous = chain.pop()?.trim() ?? '';
    if (isIP(previous) === 0) break;
    address = previous;
  }
  return address.replace(/^::ffff:/, '');
}

/** What limits count an address by. Null also for a trusted proxy that did not say whom it serves:
 * everybody behind it would count as one. */
export const visitorNetwork = (address: string): string | null =>
  trusted(address) ? null : networkOf(address);
