import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** An address that must not be reached: the request was not sent. */
export class AddressRefused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/** The address that a host has at this moment; null where any of its addresses must not be reached. */
async function resolved(hostname: string, mayReach: (address: string) => boolean) {
  const host = bare(hostname);
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true });
  const [first] = found;
  return first && found.every(({ address }) => mayReach(address)) ? first : null;
}

type Sent = {
  method: string;
  headers: Readonly<Record<string, string | number>>;
  body?: string | undefined;
  signal: AbortSignal;
};

/**
 * Sends a request to an address that staff typed. The host is resolved once and the connection goes to that very
 * address, so that a name cannot lead elsewhere in between. Redirects are not followed.
 */
export async function pinnedRequest(
  target: URL,
  mayReach: (address: string) => boolean,
  { body, ...options }: Sent,
): Promise<http.IncomingMessage> {
  const at = await resolved(target.hostname, mayReach);
  if (!at) throw new AddressRefused(target.hostname);
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [at]) : done(null, at.address, at.family);
  return new Promise((resolve, reject) => {
    const { request } = target.protocol === 'https:' ? https : http;
    const sent = request(target, { ...options, lookup: pinned, agent: false }, resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}

export type RequestError = 'address' | 'network' | 'timeout' | 'tls';

/** Why a request failed, as shown to staff. */
export function requestErrorOf(error: unknown): RequestError {
  const { code = '', name = '' } = error as NodeJS.ErrnoException;
  if (error instanceof AddressRefused) return 'address';
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout';
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'network';
}
