import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Rated, RatingView } from './rating.ts';

type Tx = Transaction<DB>;
type Given = { rating: string; score: number; comment: string; agrees: boolean };

/** Stores the rating of an entry's author, by the secret of the entry's page. */
export async function rateFollowed(tx: Tx, token: string, given: Given): Promise<Rated> {
  return (
    (await callValue(
      tx,
      'public.rate_followed',
      {
        token,
        ratingId: given.rating,
        score: given.score,
        comment: given.comment,
        agrees: given.agrees,
      },
      typed<Rated>(),
    )) ?? 'unknown'
  );
}

/** Stores the rating of a link that was signed here. */
export async function saveRatingById(tx: Tx, given: Given): Promise<Rated> {
  return (
    (await callValue(
      tx,
      'public.save_rating',
      { ratingId: given.rating, score: given.score, comment: given.comment, agrees: given.agrees },
      typed<Rated>(),
    )) ?? 'unknown'
  );
}

/** The data of a signed link; null where it has been erased. */
export async function readRating(tx: Tx, id: string): Promise<RatingView | null> {
  return (
    (await callValue(tx, 'public.rating_by_id', { ratingId: id }, typed<RatingView | null>())) ??
    null
  );
}
