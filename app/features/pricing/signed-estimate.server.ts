import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { type Estimate, type StoredEstimate, storedEstimate } from './estimate.ts';

const PURPOSE = 'price-estimate';

/**
 * An estimate as a form carries it: signed, since staff read it as what the site showed. The range is part of it:
 * rules may change between the page and the post.
 */
export function signEstimate({ answers, range }: Estimate): string {
  const text = JSON.stringify({ ...answers, range } satisfies StoredEstimate);
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${keyedHash(PURPOSE, body).toString('base64url')}`;
}

/** The estimate that a form carried; null without one, or where this site has not signed it. */
export function readSignedEstimate(posted: unknown): StoredEstimate | null {
  if (typeof posted !== 'string') return null;
  const [body = '', signature = ''] = posted.split('.');
  const own = keyedHash(PURPOSE, body);
  const theirs = Buffer.from(signature, 'base64url');
  if (theirs.length !== own.length || !timingSafeEqual(own, theirs)) return null;
  const read = storedEstimate.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return read.success ? read.data : null;
}
