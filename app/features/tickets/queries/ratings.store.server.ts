import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { ratingsList } from './ratings.list.server.ts';

type Tx = Transaction<DB>;
type Part = ListPart<typeof ratingsList>;

export type RatingRow = {
  id: string;
  ticketId: string;
  number: number;
  title: string;
  score: number;
  comment: string;
  by: string;
  project: string;
  module: string;
  ratedAt: string;
  changed: boolean;
};

/** Ratings, a page after the one given. Refuses with `feedback_read_missing`. */
export async function listRatings(tx: Tx, part: Part): Promise<RatingRow[]> {
  const rows = await readPage(tx, 'public.ratings_page', part);
  return rows.map((row) => ({
    id: row.id,
    ticketId: row.ticketId,
    number: row.number,
    title: row.title,
    score: row.score,
    comment: row.comment ?? '',
    by: row.byName ?? '',
    project: row.project,
    module: row.module ?? '',
    ratedAt: row.ratedAt.toISOString(),
    changed: row.changed,
  }));
}

/** The count, up to 10001. Refuses with `feedback_read_missing`. */
export const countRatings = (tx: Tx, filter: Part['filter']): Promise<number> =>
  readCount(tx, 'public.ratings_count', filter);
