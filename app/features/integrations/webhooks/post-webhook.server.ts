import { isIP } from 'node:net';
import { settings } from '#app/platform/env.server.ts';
import {
  pinnedRequest,
  type RequestError,
  requestErrorOf,
} from '#app/platform/http/outgoing/pinned-request.server.ts';
import { isPublicAddress } from '#app/platform/http/outgoing/public-address.ts';

/** A receiver has so long to answer, and its answer is read so far. */
const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64 * 1024;

export type PostError = RequestError | 'status';
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

/** Posts to an address that staff typed; an answer is read only to its end. */
export async function postWebhook(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<PostOutcome> {
  try {
    if (!isWebhookUrl(url)) return { status: null, error: 'address' };
    const answer = await pinnedRequest(new URL(url), mayReach, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Forja-Webhooks/1',
      },
    });
    const status = await new Promise<number>((resolve) => {
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.byteLength;
        if (size > LARGEST_ANSWER) answer.destroy();
      });
      // Its status is known, whatever becomes of the rest.
      answer.once('close', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(answer.statusCode ?? 0));
    });
    return { status, error: status >= 200 && status < 300 ? null : 'status' };
  } catch (error) {
    return { status: null, error: requestErrorOf(error) };
  }
}
