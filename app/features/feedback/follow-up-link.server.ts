import { createHash } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';

/**
 * The secret of an entry's follow-up link: made from its id under the site's secret, so that a
 * repeated post and a mail sent later name the same link although only a hash of it is stored.
 */
export const followUpToken = (entryId: string) =>
  keyedHash('feedback-link', entryId).toString('base64url');

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The path of the author's page. */
export const followUpPath = (entryId: string, locale: Locale) =>
  pathTo('feedbackAnswer', locale, { token: followUpToken(entryId) });
