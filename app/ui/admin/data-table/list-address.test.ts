import { expect, test } from 'vitest';
import {
  cutPage,
  isFiltered,
  type ListPage,
  listAddress,
  sortedAddress,
  sortIn,
} from './list-address.ts';
import { joinValues, splitValues } from './list-filters.ts';

const page: ListPage = {
  filter: { text: 'ana & filhos', status: undefined },
  several: [],
  tooShort: {},
  unread: {},
  sort: { by: 'person', descending: false },
  sorts: ['arrived', 'person'],
  usualSort: { by: 'arrived', descending: true },
  after: 'b',
  next: 'c',
  total: null,
  most: 10_000,
};
const usual = { by: 'arrived', descending: true } as const;

test('an address keeps filters and order, and begins at the first page', () => {
  expect(listAddress(page)).toBe('?text=ana+%26+filhos&sort=person');
  expect(listAddress(page, { after: 'c' })).toBe('?text=ana+%26+filhos&sort=person&after=c');
  expect(sortedAddress(page, { by: 'person', descending: true })).toContain('sort=-person');
});

test('several values are in an address as they are', () => {
  expect(listAddress({ ...page, filter: { status: 'new,lost' } })).toContain('status=new,lost');
  const campaign = joinValues(['a,b', '100%']);
  expect(splitValues(campaign)).toEqual(['a,b', '100%']);
  const address = listAddress({ ...page, filter: { campaign } });
  expect(new URLSearchParams(address).get('campaign')).toBe(campaign);
});

test('omits the default order', () => {
  expect(sortedAddress(page, usual)).toBe('?text=ana+%26+filhos');
});

test('ignores an order that the list does not have', () => {
  const sort = (query: string) => sortIn(new URLSearchParams(query), ['arrived', 'person'], usual);
  expect(sort('sort=person')).toEqual({ by: 'person', descending: false });
  expect(sort('sort=-person')).toEqual({ by: 'person', descending: true });
  for (const query of ['', 'sort=', 'sort=drop table', 'sort=--person']) {
    expect(sort(query)).toEqual(usual);
  }
});

test('ignores empty filters', () => {
  expect(isFiltered(page)).toBe(true);
  expect(isFiltered({ filter: { text: undefined } })).toBe(false);
});

test('the row read beyond the page only shows that there are more', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(cutPage(rows, 2)).toEqual({ rows: rows.slice(0, 2), next: 'b' });
  expect(cutPage(rows, 3)).toEqual({ rows, next: null });
});
