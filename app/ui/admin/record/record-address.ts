import { type ListPage, listAddress } from '../data-table/list-address.ts';

/** The query of a record's address that names the list from which it was opened. */
export const FROM_LIST = 'list';

/** The address of a record that is opened from a list: with the filters and the order of that list. */
export function recordAddress(
  path: string,
  page: Pick<ListPage, 'filter' | 'sort' | 'usualSort'>,
): string {
  const list = listAddress({
    ...{ filter: page.filter, sort: page.sort, usualSort: page.usualSort },
    ...{
      several: [],
      tooShort: {},
      unread: {},
      sorts: [],
      after: null,
      next: null,
      total: null,
      most: 0,
    },
  });
  return list === '?' ? path : `${path}?${new URLSearchParams({ [FROM_LIST]: list.slice(1) })}`;
}
