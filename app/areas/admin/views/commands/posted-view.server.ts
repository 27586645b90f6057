import { z } from 'zod';
import { Refusal } from '#app/access/commands/command.server.ts';
import { LONGEST_NAME } from '#app/ui/admin/data-table/views/saved-views.ts';
import { normalizedView } from '../saved-views.server.ts';
import { viewedLists } from '../viewed-list.server.ts';

const LONGEST_QUERY = 1000;

/** The fields of a view that is saved or deleted. */
export const viewFields = {
  list: z.string(),
  /** As the column accepts it: no invisible characters. */
  name: z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(1).max(LONGEST_NAME)),
  query: z.string().max(LONGEST_QUERY),
};

/** The query in the list's own spelling, so that its tab recognizes the current view. */
export function queryOf({ list, query: given }: { list: string; query: string }): string {
  const viewed = viewedLists().find(({ name }) => name === list);
  const query = viewed ? normalizedView(viewed, given).query : undefined;
  if (query === undefined || query.length > LONGEST_QUERY) throw new Refusal('invalid', 422);
  return query;
}
