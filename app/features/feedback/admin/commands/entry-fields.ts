import { z } from 'zod';
import { LONGEST_OUTCOME } from '../ideas/ideas.ts';
import { ENTRY_STATUSES, type EntryPlace } from '../staff-feedback.ts';

/* Fields of the forms about entries. Messages of issues are the codes that the user gets. */

/** Above the size of a page. */
const MOST = 200;

export const entryId = z.uuid();
export const entryIds = z.array(entryId).min(1).max(MOST);
export const entryStatus = z.enum(ENTRY_STATUSES);

const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([entryId, entryStatus]))
  .transform(([id, status]): EntryPlace => ({ id, status }));
/** Entries with the status of each, written by `placeField`. */
export const places = z.array(place).max(MOST);

const plainText = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim());
export const textUpTo = (most: number) => plainText.pipe(z.string().min(1).max(most));

/** The notice to the authors of an idea; empty unless it was typed. */
const outcome = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
  .pipe(plainText)
  .pipe(z.string().max(LONGEST_OUTCOME));

/** A move of entries, and the notice to their authors. */
export const moveFields = {
  status: entryStatus,
  /** The status that the user saw; an entry that has been moved since is not moved again. */
  seen: places,
  tell: z.literal('yes').nullish().catch(null),
  words: outcome,
  wordsEn: outcome,
};

/** Authors are notified of the reason why an idea is declined, or not at all. */
export const hasReason = (move: {
  status: string;
  tell?: 'yes' | null | undefined;
  words: string;
  wordsEn: string;
}): boolean => !move.tell || move.status !== 'declined' || move.words !== '' || move.wordsEn !== '';
