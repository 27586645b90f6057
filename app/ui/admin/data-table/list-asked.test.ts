import { describe, expect, it } from 'vitest';
import { listAsked } from './list-asked.ts';
import { declareList, sortsWith } from './list-declaration.ts';
import { aDay, anId, oneOf, textUpTo, wordsUpTo } from './list-filters.ts';

const list = declareList({
  filters: { text: wordsUpTo(20), status: oneOf(['new', 'old']), from: aDay, to: aDay },
  sorts: ['arrived', 'person'],
  usual: { by: 'arrived', descending: true },
  size: 2,
  ways: [
    { by: 'arrived', within: ['text', 'status', 'from', 'to'], walks: ['newest'] },
    { by: 'person', walks: ['by_person'] },
    { by: 'person', given: ['status'], walks: ['by_person_of_status'] },
  ],
});
const asked = (query: string) => listAsked(list, new URLSearchParams(query));
const ID = '01890000-0000-7000-8000-000000000001';

describe('the query of a list in an address', () => {
  it('are filters and an order that are offered together', () => {
    expect(asked('status=new&sort=person')).toMatchObject({
      filter: { status: 'new' },
      sort: { by: 'person', descending: false },
      limit: 3,
    });
  });

  it.each([
    'sort=person&text=silva',
    'sort=-person&status=new&from=2026-01-01',
    'sort=nonsense',
    'sort=person;drop',
    '',
  ])('is the usual order where it asks for more: %s', (query) => {
    expect(asked(query).sort).toEqual({ by: 'arrived', descending: true });
  });

  it('is nothing where it is invalid', () => {
    const query = 'status=gold&from=2026-02-30&to=tomorrow&after=nonsense&open=1&other=x';
    expect(asked(query)).toMatchObject({ filter: {}, after: undefined, open: undefined });
    expect(asked(`after=${ID}&open=${ID}`)).toMatchObject({ after: ID, open: ID });
  });

  it('offers the orders that go with its filters', () => {
    expect(asked('status=new').listed([]).page.sorts).toEqual(['arrived', 'person']);
    expect(asked('text=silva').listed([]).page.sorts).toEqual(['arrived']);
    expect(sortsWith({ ...list, whole: 'few' } as never, ['text'])).toEqual(['arrived', 'person']);
  });

  it.each(['a', 'ab', 'a-b', ' é. '])('tells of words that are too short: "%s"', (text) => {
    const { filter, listed } = asked(String(new URLSearchParams({ text })));
    expect(filter).toEqual({});
    expect(listed([]).page.tooShort).toEqual({ text: text.trim() });
  });

  it.each(['abc', 'São', ' x abc ', '123', 'jo@silva'])(
    'takes words of three letters: %s',
    (text) => {
      const { filter, listed } = asked(String(new URLSearchParams({ text })));
      expect(filter).toEqual({ text: text.trim() });
      expect(listed([]).page.tooShort).toEqual({});
    },
  );

  it('cuts the rows to a page, and all of a short list from behind a row', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    expect(asked('').listed(rows.slice(0, 3), 10_001)).toMatchObject({
      rows: [{ id: 'a' }, { id: 'b' }],
      page: { next: 'b', after: null, total: 10_001 },
    });
    const named = declareList({ ...list, rowName: textUpTo(5) });
    const at = (query: string) => listAsked(named, new URLSearchParams(query)).cut(rows);
    expect(at('after=b')).toMatchObject({ rows: [{ id: 'c' }, { id: 'd' }], page: { next: 'd' } });
    // Behind a deleted row it begins anew.
    expect(at('after=gone').rows).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(anId.read('a')).toBeUndefined();
  });
});
