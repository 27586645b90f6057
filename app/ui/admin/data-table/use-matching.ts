import { useState } from 'react';
import { type ListPage, listAddress } from './list-address.ts';

/**
 * Whether all rows of the filters are meant, and not the page's alone: offered once every row of the page
 * is selected, and only as long as all of them are. Other filters reset it. More rows than are counted are
 * not offered at once.
 */
export function useMatching(page: ListPage, every: boolean) {
  const [at, setAt] = useState<string | null>(null);
  const place = listAddress(page, { after: page.after ?? undefined });
  const more = page.after !== null || page.next !== null;
  return {
    all: every && at === place,
    offered: every && more && (page.total ?? 0) <= page.most,
    choose: () => setAt(place),
    leave: () => setAt(null),
  };
}
export type Matching = ReturnType<typeof useMatching>;
