import type { FilterOf, ListDeclaration } from '#app/ui/admin/data-table/list-declaration.ts';
import { UNREAD_FILTER } from '#app/ui/admin/data-table/list-filters.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { Refusal } from './command.server.ts';

export const unreadFilter = () => new Refusal(UNREAD_FILTER, 422);

/**
 * The filter of a list's address, for a command on all rows that match. Refuses an address with a filter that cannot be
 * read: without it more rows would match than the user asked for.
 */
export function matchingFilter<const L extends ListDeclaration>(
  list: L,
  search: URLSearchParams,
): FilterOf<L> {
  const { filter, unread } = parseListQuery(list, search);
  if (unread.length > 0) throw unreadFilter();
  return filter;
}
