import { useState } from 'react';
import { type ListPage, listAddress } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

/** Whether the rows are those of every filter in the address. */
const isRead = ({ tooShort, unread }: ListPage, filters: readonly ListFilter[]) =>
  Object.keys({ ...tooShort, ...unread }).length === 0 && filters.every(({ unused }) => !unused);

/**
 * Whether all rows of the filters are meant, and not the page's alone: offered once every row of the page
 * is selected, and only as long as all of them are. Other filters reset it. More rows than are counted are
 * not offered at once. Neither are those of an address with a filter that cannot be read: `unread`.
 */
export function useMatching(page: ListPage, filters: readonly ListFilter[], every: boolean) {
  const [at, setAt] = useState<string | null>(null);
  const place = listAddress(page, { after: page.after ?? undefined });
  const more = page.after !== null || page.next !== null;
  const possible = every && more && (page.total ?? 0) <= page.most;
  const read = isRead(page, filters);
  return {
    all: every && read && at === place,
    offered: possible && read,
    unread: possible && !read,
    choose: () => setAt(place),
    leave: () => setAt(null),
  };
}
export type Matching = ReturnType<typeof useMatching>;
