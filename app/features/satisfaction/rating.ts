/** From not at all to very satisfied. */
export const SCORES = [1, 2, 3, 4, 5] as const;
/** Ratings of which staff are notified. */
export const BAD_UP_TO = 2;
export const COMMENT_LENGTH = 2000;

/** Query name by which a button in a mail marks a choice on the page; it records nothing. */
export const SCORE_QUERY = 'nota';

/** The rating that a requester is asked for once the ticket is solved, and their answer. */
export type RatingView = {
  id: string;
  score: number | null;
  comment: string | null;
  /** The title of the ticket. */
  about: string;
  until: string;
  /** Whether to ask for consent to later surveys. */
  asks: boolean;
  /** Dropped: the ticket was opened again before an answer. */
  state: 'open' | 'late' | 'dropped';
};

export type Rated = 'kept' | 'dropped' | 'late' | 'limited' | 'unknown';

/** A whole number of a scale in an address or a field. */
export function scoreIn(text: string | null | undefined, least: number, most: number) {
  const score = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return score >= least && score <= most ? score : undefined;
}

/** The scale of a recommendation. */
export const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
