import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#app/platform/secrets.server.ts';

/** The purpose of a link in a mail about a request: to confirm an address, or to fetch a copy. */
export type LinkPurpose = 'proof' | 'copy';
export type PrivacyLink = { purpose: LinkPurpose; requestId: string };

const HOUR_MS = 60 * 60 * 1000;
const VALID_MS: Record<LinkPurpose, number> = { proof: 72 * HOUR_MS, copy: 7 * 24 * HOUR_MS };
const MARKS: Record<LinkPurpose, string> = { proof: 'p', copy: 'c' };
const TOKEN = /^([pc])([\da-f]{32})([\da-z]{8,9})([\w-]{43})$/;

const signatureOf = (mark: string, id: string, until: string) =>
  keyedHash('privacy-link', mark, id, until).toString('base64url');

/** Token of a link, valid from `since` (ms) for 72 hours (a confirmation) or 7 days (a copy). It names the
 * request by its random id and holds no personal data. */
export function privacyToken({ purpose, requestId }: PrivacyLink, since: number): string {
  const mark = MARKS[purpose];
  const id = requestId.replaceAll('-', '');
  const until = Math.floor((since + VALID_MS[purpose]) / 1000).toString(36);
  return `${mark}${id}${until.padStart(8, '0')}${signatureOf(mark, id, until.padStart(8, '0'))}`;
}

/** The content of a token; undefined when it was not signed here. `expired` once its time is over. */
export function readPrivacyToken(
  token: string,
  now: number,
): (PrivacyLink & { expired: boolean }) | undefined {
  const [, mark, id, until, signature] = TOKEN.exec(token) ?? [];
  if (!mark || !id || !until || !signature) return undefined;
  const right = Buffer.from(signatureOf(mark, id, until));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  return {
    purpose: mark === 'c' ? 'copy' : 'proof',
    requestId: id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
    expired: Number.parseInt(until, 36) * 1000 < now,
  };
}
