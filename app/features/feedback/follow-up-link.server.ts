import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { SECRET } from './feedback-rules.ts';

/**
 * The secret of the link that is mailed: made from the entry's id under the site's secret, so that a
 * mail sent later names the same link although only a hash of it is stored. It travels by mail
 * alone.
 */
export const mailedToken = (entryId: string) =>
  keyedHash('feedback-link', entryId).toString('base64url');

/** A secret for an entry whose sender made none: 32 bytes that are stored nowhere else. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The secret that a browser or a program made for its post; undefined for anything else. */
export const givenSecretOf = (value: unknown): string | undefined =>
  typeof value === 'string' && SECRET.test(value) ? value : undefined;

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The path of the author's page. */
export const followUpPath = (token: string, locale: Locale) =>
  pathTo('feedbackAnswer', locale, { token });
