import { BlockList, isIP } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { settings } from '#app/platform/env.server.ts';
import {
  AddressRefused,
  pinnedRequest,
} from '#app/platform/http/outgoing/pinned-request.server.ts';
import { isPublicAddress } from '#app/platform/http/outgoing/public-address.ts';

/** An issuer has so long for each answer, of so many bytes. */
export const ISSUER_TIMEOUT_S = 8;
const LARGEST_ANSWER = 256 * 1024;

let allowed: BlockList | undefined;

function isAllowed(address: string): boolean {
  if (!allowed) {
    allowed = new BlockList();
    for (const network of settings().ISSUER_NETWORKS) {
      const [start = '', bits] = network.split('/');
      const family = isIP(start) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) allowed.addAddress(start, family);
      else allowed.addSubnet(start, Number(bits), family);
    }
  }
  return allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const mayReach = (address: string) => isPublicAddress(address) || isAllowed(address);

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address of an issuer is on this machine, where `ISSUER_NETWORKS` allows http. */
export const isLocalIssuer = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && LOOPBACK.has(hostname) && isAllowed('127.0.0.1');

/** Whether an address can be that of an issuer: https, without user, query and fragment. */
export function isIssuerUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.search || url.hash) return false;
  if (url.protocol !== 'https:' && !isLocalIssuer(url)) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return !isIP(host) || mayReach(host);
}

/** `fetch` for the OpenID Connect library: only where issuers may be, with limits of time and size. */
export const issuerFetch: CustomFetch = async (address, { method, headers, body, signal }) => {
  const target = new URL(address);
  if (target.protocol !== 'https:' && !isLocalIssuer(target)) {
    throw new AddressRefused(target.hostname);
  }
  const limit = AbortSignal.timeout(ISSUER_TIMEOUT_S * 1000);
  const text = body === undefined || body === null ? undefined : String(body);
  const answer = await pinnedRequest(target, mayReach, {
    method,
    body: text,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: {
      ...headers,
      'user-agent': 'Forja-Sign-In/1',
      ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }),
    },
  });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) {
      answer.destroy();
      throw new Error('The answer of the issuer is too large.');
    }
    parts.push(part);
  }
  const status = answer.statusCode ?? 500;
  const known = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : Buffer.concat(parts), { status, headers: known });
};
