import { followUpPath, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { readSigned, signText } from '#app/platform/signed-text.server.ts';
import { SCORE_QUERY } from './rating.ts';

const PURPOSE = 'ticket-rating';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which rating a signed link is about. */
export function readRatingToken(token: string): string | null {
  const [id = ''] = readSigned(PURPOSE, token) ?? [];
  return UUID.test(id) ? id : null;
}

/** Where somebody says what she thinks: on the page of her entry, without one on a page of its own. */
export const ratingPath = (rating: { id: string; entryId: string | null }, locale: Locale) =>
  rating.entryId
    ? followUpPath(mailedToken(rating.entryId), locale)
    : pathTo('rating', locale, { token: signText(PURPOSE, rating.id) });

/** The same with a choice marked. */
export const markedPath = (path: string, score: number) =>
  `${path}?${new URLSearchParams({ [SCORE_QUERY]: String(score) })}`;
