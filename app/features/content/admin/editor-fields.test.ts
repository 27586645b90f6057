import { describe, expect, it } from 'vitest';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import { claimFiles } from '../claims/claims.ts';
import pt from '../locales/pt-BR.json' with { type: 'json' };
import { withValues } from '../overrides/apply-override.ts';
import { contentItem, contentItems, madeItem } from '../overrides/content-kinds.ts';
import { placeholderValues } from '../overrides/fill-placeholders.ts';
import { missingIn } from '../overrides/made-items.ts';
import { MAKEABLE_KINDS } from '../overrides/visibility.ts';
import { editorSections, typedIn } from './editor-fields.ts';

const item = contentItem('workshop', 'asking-ai-well');
if (!item) throw new Error('There is no such workshop.');

const made = MAKEABLE_KINDS.map((kind) => madeItem(kind, 'made-here', [])).filter(
  (one) => one !== undefined,
);
const person = made.find(({ kind }) => kind === 'person');
if (!person) throw new Error('There is no person to copy.');

const words = placeholderValues(claimFiles[0], { 'pt-BR': COMPANY_FALLBACK, en: COMPANY_FALLBACK });
const reader = { locale: 'pt-BR', words, people: [], topics: {}, forms: {} } as const;

const form = (fields: Record<string, string | string[]>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) data.append(name, one);
  }
  return data;
};

describe('the editor', () => {
  it('has a name for every field of every item', () => {
    const words = [...contentItems, ...made].flatMap((one) =>
      editorSections(one, {}, reader).flatMap(({ fields }) =>
        fields.flatMap((field) => field.words),
      ),
    );
    const unnamed = words.filter((word) => !/^\d+$/.test(word) && !Object.hasOwn(pt.fields, word));
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('shows the override beside the text of the file, the agenda last', () => {
    const sections = editorSections(item, { 'texts.en.name': 'Written', dates: [] }, reader);
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

  it('does not change fields that it does not name', () => {
    const { values } = typedIn(item, form({}), { 'texts.en.name': 'Written before' });
    expect(values.get('texts.en.name')).toBe('Written before');
  });

  it('reports errors by field', () => {
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

describe('texts that name figures', () => {
  const delivery = contentItem('answer', 'delivery-1');
  if (!delivery) throw new Error('There is no such question.');

  it('show the current text of their language', () => {
    const fields = editorSections(delivery, {}, reader).flatMap((section) => section.fields);
    const [asked] = fields.filter(({ key }) => key === 'texts.*.question');
    expect(asked?.sides.map(({ named }) => named)).toEqual([
      ['{{city}}: São José do Rio Preto'],
      ['{{city}}: São José do Rio Preto'],
    ]);
  });

  it('may name no other', () => {
    const path = 'texts.en.question';
    expect(typedIn(delivery, form({ [path]: 'In {{town}}?' }), {}).mistakes).toEqual({
      [path]: 'word',
    });
    expect(typedIn(delivery, form({ [path]: 'With {{company}}?' }), {}).mistakes).toEqual({});
  });
});

describe('figures', () => {
  const figures = contentItem('claims', 'published');
  if (!figures) throw new Error('There are no figures.');
  const typed = (fields: Record<string, string>) => typedIn(figures, form(fields), {});

  it('are there as their reader writes numbers', () => {
    const visible = (locale: 'pt-BR' | 'en') =>
      editorSections(figures, {}, { ...reader, locale })
        .flatMap((section) => section.fields)
        .filter(({ key }) => ['uptimePercent', 'fromBrl.automation'].includes(key))
        .map(({ sides }) => sides[0]?.value);
    expect(visible('pt-BR')).toEqual([['99,9'], ['15000']]);
    expect(visible('en')).toEqual([['99.9'], ['15000']]);
  });

  it.each([
    ['uptimePercent', '99,95', 'number'],
    ['uptimePercent', '100,1', 'number'],
    ['uptimePercent', '-1', 'number'],
    ['companies', '1e3', 'number'],
    ['companies', '12.5', 'number'],
    ['companies', '', 'number'],
    ['fromBrl.automation', 'R$ 1', 'number'],
    ['fromBrl.automation', '10000001', 'number'],
    ['discovery.least', '0', 'number'],
    ['development.most', '105', 'number'],
    ['discovery.least', '3', 'order'],
    ['development.most', '3', 'order'],
  ])('%s cannot be “%s”', (path, text, mistake) => {
    expect(Object.values(typed({ [path]: text }).mistakes)).toEqual([mistake]);
  });

  it.each([
    ['uptimePercent', '99,5', 99.5],
    ['uptimePercent', '99.5', 99.5],
    ['uptimePercent', '0', 0],
    ['companies', '1.250', 1250],
    ['companies', ' 1,250 ', 1250],
    ['fromBrl.automation', '18.000', 18_000],
    ['discovery.most', '104', 104],
  ])('%s can be “%s”', (path, text, value) => {
    const { values, mistakes } = typed({ [path]: text });
    expect(mistakes).toEqual({});
    expect(values.get(path)).toBe(value);
  });
});

describe('legal texts', () => {
  const privacy = contentItem('legal', 'privacy');
  if (!privacy) throw new Error('There is no privacy policy.');
  const path = 'text.en.brief';
  const mistakes = (text: string) => typedIn(privacy, form({ [path]: text }), {}).mistakes;

  it.each([
    'See [the list](nowhere).',
    'See [a workshop](workshop).',
    'By {nobody}.',
    'With {{town}}.',
  ])('say nothing that does not exist: %s', (text) => {
    expect(mistakes(text)).toEqual({ [path]: 'link' });
  });

  it('link to pages and to the data officer, and name the company', () => {
    expect(mistakes('[Ask](privacyRequest) {company} in {place}, or [write](mail).')).toEqual({});
    expect(mistakes('[{email}](mail) at {{company}}')).toEqual({});
  });

  it('keep their tables, which the program carries out', () => {
    const paths = [...typedIn(privacy, form({}), {}).values.keys()];
    expect(paths).toContain('version');
    expect(paths.filter((one) => one.includes('table'))).toEqual([]);
  });
});

describe('the editor of a person whom staff make', () => {
  const typed = (fields: Record<string, string | string[]>) => typedIn(person, form(fields), {});

  it('may have gaps while it is a draft, and says what visitors would miss', () => {
    const { values, mistakes } = typed({
      name: 'Ana',
      'publishedIn.posted': '',
      publishedIn: 'en',
      'photo.file': 'a'.repeat(32),
      'text.en.posts.0.from': '2020',
      'text.en.posts.0.to': '',
    });
    expect(mistakes).toEqual({});
    expect(missingIn('person', withValues(person.value, values))).toEqual([
      'text.en.role',
      'text.en.line',
      'text.en.posts.0.role',
      'text.en.photoAlt',
    ]);
  });

  it.each([
    [{ 'publishedIn.posted': '' }, { publishedIn: 'languages' }],
    [{ 'text.en.posts.0.from': '20' }, { 'text.en.posts.0.from': 'number' }],
    [{ 'text.en.role': 'x'.repeat(121) }, { 'text.en.role': 'long' }],
    [{ tool: 'saw' }, { tool: 'long' }],
    [{ 'photo.file': '../secret' }, { 'photo.file': 'long' }],
  ])('refuses %o', (fields: Record<string, string>, mistakes) => {
    expect(typed(fields).mistakes).toEqual(mistakes);
  });
});
