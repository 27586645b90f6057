import { expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { blankTexts } from '../../../../tests/content/blank-texts.ts';
import { STAGE_NAMES } from './stage.ts';
import { searchDocuments, stages } from './stages.ts';

it('has the six stages of the company process, in order', () => {
  expect(stages().map(({ name }) => name)).toEqual([...STAGE_NAMES]);
  expect(stages().map(({ texts }) => texts.en.name.toLowerCase())).toEqual([
    'foundry',
    'observe',
    'refine',
    'generate',
    'empower',
    'expand',
  ]);
});

it('has words in every field', () => {
  expect(blankTexts(stages())).toEqual([]);
});

it('carries each published term', () => {
  expect(new Set(stages().map(({ term }) => term))).toEqual(
    new Set([null, 'discovery', 'development']),
  );
});

it.each(LOCALES)('can be found in %s', (locale) => {
  const documents = searchDocuments(locale);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(stages().length);
  expect(blankTexts(documents)).toEqual([]);
});
