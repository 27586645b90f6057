import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Rated, ShownRating } from './rating.ts';

type Tx = Transaction<DB>;
type Given = { rating: string; score: number; comment: string; agrees: boolean };

/** Keeps what the author of an entry thinks, by the secret of her page. */
export async function rateFollowed(tx: Tx, token: string, given: Given): Promise<Rated> {
  const { rows } = await sql<{ outcome: Rated }>`
    select public.rate_followed(${token}, ${given.rating}::uuid, ${given.score}::integer,
      ${given.comment}, ${given.agrees}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'unknown';
}

/** Keeps what somebody thinks whose link was signed here. */
export async function rateAsked(tx: Tx, given: Given): Promise<Rated> {
  const { rows } = await sql<{ outcome: Rated }>`
    select public.rate_asked(${given.rating}::uuid, ${given.score}::integer,
      ${given.comment}, ${given.agrees}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? 'unknown';
}

/** What a signed link is about; null where it has been erased. */
export async function ratingAsked(tx: Tx, id: string): Promise<ShownRating | null> {
  const { rows } = await sql<{ rating: ShownRating | null }>`
    select public.rating_asked(${id}::uuid) as rating`.execute(tx);
  return rows[0]?.rating ?? null;
}
