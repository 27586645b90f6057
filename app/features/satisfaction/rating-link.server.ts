import { followUpPath, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readSignedId, signText } from '#app/platform/signed-text.server.ts';
import { SCORE_QUERY } from './rating.ts';

const PURPOSE = 'ticket-rating';

/** The rating of a signed link. */
export const readRatingToken = (token: string): string | null => readSignedId(PURPOSE, token);

/** The address of a rating: on the page of the entry, or without an entry on a page of its own. */
export const ratingPath = (rating: { id: string; entryId: string | null }, locale: Locale) =>
  followUpPath(rating.entryId ? mailedToken(rating.entryId) : signText(PURPOSE, rating.id), locale);

/** The same with a choice marked. */
export const markedPath = (path: string, score: number) =>
  `${path}?${new URLSearchParams({ [SCORE_QUERY]: String(score) })}`;
