import { followedEntry } from '#app/features/feedback/feedback.store.server.ts';
import stylesheet from '#app/features/feedback/site/follow.css?url';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { rateFollowed, readRating, saveRatingById } from '../rating.store.server.ts';
import type { Rated, RatingView } from '../rating.ts';
import { readRatingToken } from '../rating-link.server.ts';

const asServer = { kind: 'system' } as const;
const anonymous = { kind: 'anonymous' } as const;

/** The ratings of a secret: that of a signed link, or those on the page of an entry. */
async function ratingsOf(token: string): Promise<RatingView[]> {
  const id = readRatingToken(token);
  if (id) {
    const rating = await asActor(asServer, (tx) => readRating(tx, id));
    return rating ? [rating] : [];
  }
  const entry = await asActor(anonymous, (tx) => followedEntry(tx, token));
  return entry?.ratings ?? [];
}

/** The page of a rating; null for an unknown secret. */
export async function ratingPage(locale: Locale, token: string) {
  const ratings = await ratingsOf(token);
  if (ratings.length === 0) return null;
  const t = instanceOf(locale).getFixedT(locale, 'satisfaction', 'head');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    noindex: true,
    stylesheet,
  };
  return { head, token, ratings };
}

/** Stores a posted rating, by either secret. */
export function keepRating(
  token: string,
  given: { rating: string; score: number; comment: string; agrees: boolean },
): Promise<Rated> {
  const id = readRatingToken(token);
  if (!id) return asActor(anonymous, (tx) => rateFollowed(tx, token, given));
  if (id !== given.rating) return Promise.resolve('unknown');
  return asActor(asServer, (tx) => saveRatingById(tx, given));
}
