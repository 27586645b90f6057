import { lookup } from 'node:dns/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { settings } from '#app/platform/env.server.ts';
import { isPublicAddress } from './public-address.ts';

/** A receiver has so long to answer, and its answer is read so far. */
const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;

export type PostError = 'address' | 'network' | 'timeout' | 'tls' | 'status';
export type PostOutcome = { status: number | null; error: PostError | null };

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

const mayReach = (address: string) =>
  isPublicAddress(address) || (settings().WEBHOOK_TARGETS === 'loopback' && isLoopback(address));

/** Whether an address can be that of a webhook at all: https, without a user, and no address of a private range. */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const local = settings().WEBHOOK_TARGETS === 'loopback';
  if (username || password || !(protocol === 'https:' || (local && protocol === 'http:')))
    return false;
  return isIP(host) ? mayReach(host) : local || (host.includes('.') && !host.endsWith('.local'));
}

/** The address that a host has at this moment; null where any of its addresses must not be reached. */
async function resolved(hostname: string): Promise<{ address: string; family: number } | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true });
  const [first] = found;
  return first && found.every(({ address }) => mayReach(address)) ? first : null;
}

const errorOf = (error: unknown): PostError => {
  const { code = '', name = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout';
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'network';
};

/**
 * Posts to an address that staff typed. The host is resolved once and the connection goes to that very address, so that
 * a name cannot lead elsewhere in between. Redirects are not followed, and an answer is read only to its end.
 */
export async function postWebhook(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<PostOutcome> {
  try {
    if (!isWebhookUrl(url)) return { status: null, error: 'address' };
    const target = new URL(url);
    const at = await resolved(target.hostname);
    if (!at) return { status: null, error: 'address' };
    const pinned: LookupFunction = (_host, { all }, done) =>
      all ? done(null, [at]) : done(null, at.address, at.family);
    const status = await new Promise<number>((resolve, reject) => {
      const { request } = target.protocol === 'https:' ? https : http;
      const sent = request(
        target,
        {
          method: 'POST',
          lookup: pinned,
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Forja-Webhooks/1',
          },
        },
        (answer) => {
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.byteLength;
            if (size > LARGEST_ANSWER) answer.destroy();
          });
          // Its status is known, whatever becomes of the rest.
          answer.once('close', () => resolve(answer.statusCode ?? 0));
          answer.once('error', () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
    return { status, error: status >= 200 && status < 300 ? null : 'status' };
  } catch (error) {
    return { status: null, error: errorOf(error) };
  }
}
