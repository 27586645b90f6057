import { describe, expect, it } from 'vitest';
import { claimFiles } from '../claims/claims.ts';
import { askingAi } from '../workshops/asking-ai.ts';
import { applyOverride, overrideOf } from './apply-override.ts';
import { contentItem, contentItems } from './content-kinds.ts';
import { leavesOf, schemaOf } from './content-leaves.ts';
import type { LeafValue } from './leaf.ts';

const workshop = { kind: 'workshop', value: askingAi } as const;

describe('an override', () => {
  it('changes what it names, in the language it names, and nothing of the file', () => {
    const before = structuredClone(askingAi);
    const { item, ignored } = applyOverride(workshop, {
      'texts.en.name': 'Another name',
      'texts.en.outcomes': ['one;', 'two.'],
      dates: ['2028-01-10', '2028-02-10'],
      sample: false,
    });
    expect(ignored).toEqual([]);
    expect(item.texts.en.name).toBe('Another name');
    expect(item.texts.en.outcomes).toEqual(['one;', 'two.']);
    expect(item.texts['pt-BR']).toEqual(before.texts['pt-BR']);
    expect(item.dates).toEqual(['2028-01-10', '2028-02-10']);
    expect(item.sample).toBe(false);
    expect(askingAi).toEqual(before);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a path that is gone', { 'texts.en.gone': 'x' }],
    ['a path through a text', { 'texts.en.name.length': 'x' }],
    ['a path into the prototype', { '__proto__.polluted': 'x', 'constructor.name': 'x' }],
    ['an address', { 'slugs.en': 'elsewhere' }],
    ['a drawing', { area: 'certification' }],
    ['another type', { 'texts.en.name': 5, dates: 'soon', sample: 'no' }],
    ['no text', { 'texts.en.name': '  ' }],
    ['a day that does not exist', { dates: ['2028-02-31'] }],
    ['a name that nothing stands for', { 'texts.en.name': 'From {{nothing}}' }],
    ['a text beyond all measure', { 'texts.en.name': 'x'.repeat(5000) }],
  ])('leaves %s alone and says so', (_, override) => {
    const { item, ignored } = applyOverride(workshop, override);
    expect(ignored).toEqual(Object.keys(override));
    expect(item).toEqual(askingAi);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('keeps an accepted text when that of the file becomes longer', () => {
    const published = { 'texts.en.name': 'x'.repeat(900), 'texts.en.outcomes': ['y'.repeat(900)] };
    const { item, ignored } = applyOverride(workshop, published);
    expect(ignored).toEqual([]);
    expect(item.texts.en).toMatchObject({ name: 'x'.repeat(900), outcomes: ['y'.repeat(900)] });
  });

  it('stores only what differs from the file', () => {
    const values = new Map<string, LeafValue>([
      ['texts.en.name', askingAi.texts.en.name],
      ['texts.en.lead', 'Another lead'],
      ['slugs.en', 'elsewhere'],
    ]);
    expect(overrideOf(workshop, values)).toEqual({ 'texts.en.lead': 'Another lead' });
  });
});

describe('an override of the figures', () => {
  const figures = { kind: 'claims', value: claimFiles[0] } as const;

  it('changes what it names and keeps the rest', () => {
    const { item, ignored } = applyOverride(figures, { 'discovery.most': 3, uptimePercent: 99.5 });
    expect(ignored).toEqual([]);
    expect(item).toEqual({
      ...claimFiles[0],
      discovery: { least: 1, most: 3 },
      uptimePercent: 99.5,
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['beyond its bounds', { uptimePercent: 100.1 }],
    ['of too many decimals', { 'fromBrl.automation': 15_000.5 }],
    ['that is a text', { companies: '100' }],
    ['that contradicts another', { 'development.least': 13 }],
  ])('leaves one %s alone and says so', (_, override) => {
    const { item, ignored } = applyOverride(figures, override);
    expect(ignored).toEqual(Object.keys(override));
    expect(item).toEqual(claimFiles[0]);
  });
});

describe.each(contentItems.map((item) => [`${item.kind}/${item.slug}`, item] as const))(
  '%s',
  (_, { kind, slug, value }) => {
    const leaves = leavesOf(kind, value);

    it('is one of a kind and can be changed in both languages alike', () => {
      expect(contentItem(kind, slug)?.value).toBe(value);
      const paths = (locale: string) =>
        leaves
          .filter((leaf) => leaf.locale === locale)
          .map(({ path }) => path.replace(locale, '*'));
      expect(paths('en')).toEqual(paths('pt-BR'));
      // Figures are the same in every language, and pages are only switched on and off.
      if (kind !== 'claims' && kind !== 'page') expect(paths('en').length).toBeGreaterThan(0);
    });

    it('round-trips its own texts', () => {
      for (const leaf of leaves) expect(schemaOf(leaf).parse(leaf.value)).toEqual(leaf.value);
    });
  },
);
