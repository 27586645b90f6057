import { describe, expect, it } from 'vitest';
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { contentItem, contentItems } from '../overrides/content-kinds.ts';
import { editorSections, typedIn } from './editor-fields.ts';

const item = contentItem('workshop', 'asking-ai-well');
if (!item) throw new Error('There is no such workshop.');

const form = (fields: Record<string, string | string[]>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
};

describe('the editor', () => {
  it('has a name for every field of every item', () => {
    const words = contentItems.flatMap((one) =>
      editorSections(one, {}).flatMap(({ fields }) => fields.flatMap((field) => field.words)),
    );
    const unnamed = words.filter((word) => !/^\d+$/.test(word) && !Object.hasOwn(pt.fields, word));
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('shows what is written, beside what the file says, the agenda last', () => {
    const sections = editorSections(item, { 'texts.en.name': 'Written', dates: [] });
    expect(sections.at(-1)?.key).toBe('sessions');
    const sides = sections.find(({ key }) => key === 'name')?.fields[0]?.sides;
    expect(sides?.map(({ locale, changed }) => [locale, changed])).toEqual([
      ['pt-BR', false],
      ['en', true],
    ]);
    expect(sides?.[1]).toMatchObject({ value: ['Written'], file: [expect.any(String)] });
    const dates = sections.find(({ key }) => key === 'dates')?.fields[0]?.sides[0];
    expect(dates).toMatchObject({ value: [], changed: true });
  });
});

describe('a posted editor', () => {
  it('is read by the kind of each field: lines, days in order, once each', () => {
    const { values, mistakes } = typedIn(
      item,
      form({
        'texts.en.outcomes': ' one \r\n\r\n two\n',
        'texts.en.name': '  A\n name ',
        dates: ['2031-02-01', '', '2031-01-01', '2031-02-01'],
        sample: 'false',
      }),
      {},
    );
    expect(mistakes).toEqual({});
    expect(values.get('texts.en.outcomes')).toEqual(['one', 'two']);
    expect(values.get('texts.en.name')).toBe('A name');
    expect(values.get('dates')).toEqual(['2031-01-01', '2031-02-01']);
    expect(values.get('sample')).toBe(false);
  });

  it('leaves alone what it does not name', () => {
    const { values } = typedIn(item, form({}), { 'texts.en.name': 'Written before' });
    expect(values.get('texts.en.name')).toBe('Written before');
  });

  it('says what is wrong, field by field', () => {
    const { mistakes } = typedIn(
      item,
      form({
        'texts.en.name': '',
        'texts.en.lead': 'x'.repeat(9000),
        'texts.en.outcomes': Array(50).fill('x').join('\n'),
        dates: 'soon',
      }),
      {},
    );
    expect(mistakes).toEqual({
      'texts.en.name': 'empty',
      'texts.en.lead': 'long',
      'texts.en.outcomes': 'lines',
      dates: 'day',
    });
  });
});
