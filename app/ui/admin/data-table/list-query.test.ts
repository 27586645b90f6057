import { describe, expect, it } from 'vitest';
import { declareList, sortsWith } from './list-declaration.ts';
import { aDay, anId, oneOf, severalOf, textUpTo, wordsUpTo } from './list-filters.ts';
import { parseListQuery } from './list-query.ts';

const list = declareList({
  filters: { text: wordsUpTo(20), status: oneOf(['new', 'old']), from: aDay, to: aDay },
  sorts: ['arrived', 'person'],
  usual: { by: 'arrived', descending: true },
  size: 2,
  combinations: [
    { by: 'arrived', optional: ['text', 'status', 'from', 'to'], indexes: ['newest'] },
    { by: 'person', indexes: ['by_person'] },
    { by: 'person', required: ['status'], indexes: ['by_person_of_status'] },
  ],
});
const parse = (query: string) => parseListQuery(list, new URLSearchParams(query));
const ID = '01890000-0000-7000-8000-000000000001';

describe('a query on a list', () => {
  it('has filters and an order that are offered together', () => {
    expect(parse('status=new&sort=person')).toMatchObject({
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
  ])('has the usual order where another is not offered: %s', (query) => {
    expect(parse(query).sort).toEqual({ by: 'arrived', descending: true });
  });

  it('ignores invalid parameters', () => {
    const query = 'status=gold&from=2026-02-30&to=tomorrow&after=nonsense&open=1&other=x';
    expect(parse(query)).toMatchObject({ filter: {}, after: undefined, open: undefined });
    expect(parse('from=0000-01-01&to=0001-01-01').filter).toEqual({ to: '0001-01-01' });
    expect(parse(`after=${ID}&open=${ID}`)).toMatchObject({ after: ID, open: ID });
  });

  it('names the filters of an address that cannot be read', () => {
    const query = parse('status=gold&from=2026-02-30&to=&text=ab&other=x');
    expect(query.unread).toEqual(['text', 'status', 'from']);
    expect(query.page([]).page).toMatchObject({
      tooShort: { text: 'ab' },
      unread: { status: 'gold', from: '2026-02-30' },
    });
    const fields = {
      prefix: 'f.',
      read: (text: string) => (text.includes('"a"') ? '{"a":"1"}' : undefined),
    };
    const own = declareList({ ...list, filters: { fields } });
    const read = (search: string) => parseListQuery(own, new URLSearchParams(search)).unread;
    expect([read('f.a=1&f.B=2&f.c='), read('f.B=2')]).toEqual([['f.B'], ['f.B']]);
    expect([parse('').unread, parse('status=&status=').unread, read('f.a=1')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('has several values of a filter, from one parameter or from one each', () => {
    const many = declareList({
      ...list,
      filters: { ...list.filters, status: severalOf(oneOf(['new', 'old', 'gone'])) },
    });
    const read = (query: string) => parseListQuery(many, new URLSearchParams(query));
    for (const query of [
      'status=gone,new',
      'status=gone&status=new',
      'status=gone,gold,new,gone',
    ]) {
      expect(read(query).filter).toEqual({ status: 'new,gone' });
    }
    expect(read('status=new').filter).toEqual({ status: 'new' });
    expect(read('status=gold').filter).toEqual({});
    expect(read('status=').page([]).page).toMatchObject({ filter: {}, several: ['status'] });
    expect(read('status=new,old&sort=person').sort.by).toBe('person');
  });

  it('offers the orders that go with its filters', () => {
    expect(parse('status=new').page([]).page.sorts).toEqual(['arrived', 'person']);
    expect(parse('text=silva').page([]).page.sorts).toEqual(['arrived']);
    expect(sortsWith({ ...list, whole: 'few' } as never, ['text'])).toEqual(['arrived', 'person']);
  });

  it.each(['a', 'ab', 'a-b', ' é. '])('names text that is too short: "%s"', (text) => {
    const { filter, page } = parse(String(new URLSearchParams({ text })));
    expect(filter).toEqual({});
    expect(page([]).page.tooShort).toEqual({ text: text.trim() });
  });

  it.each(['abc', 'São', ' x abc ', '123', 'jo@silva'])(
    'accepts text with three letters in a row: %s',
    (text) => {
      const { filter, page } = parse(String(new URLSearchParams({ text })));
      expect(filter).toEqual({ text: text.trim() });
      expect(page([]).page.tooShort).toEqual({});
    },
  );

  it('counts fewer rows while words are searched, where the list says so', () => {
    const worded = declareList({ ...list, countedByWords: 1000 });
    const most = (query: string) => {
      const { counted, page } = parseListQuery(worded, new URLSearchParams(query));
      return [counted, page([], 1).page.most];
    };
    expect(most('')).toEqual([10_001, 10_000]);
    expect(most('text=silva')).toEqual([1001, 1000]);
  });

  it('cuts rows to a page, and a page out of all rows of a short list', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    expect(parse('').page(rows.slice(0, 3), 10_001)).toMatchObject({
      rows: [{ id: 'a' }, { id: 'b' }],
      page: { next: 'b', after: null, total: 10_001 },
    });
    const named = declareList({ ...list, rowName: textUpTo(5) });
    const at = (query: string) => parseListQuery(named, new URLSearchParams(query)).slicePage(rows);
    expect(at('after=b')).toMatchObject({ rows: [{ id: 'c' }, { id: 'd' }], page: { next: 'd' } });
    // After a deleted row the list begins again.
    expect(at('after=gone').rows).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(anId.read('a')).toBeUndefined();
  });
});
