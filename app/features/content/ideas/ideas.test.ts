import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { blankTexts } from '../../../../tests/content/blank-texts.ts';
import { CRAFT_STAGES } from './idea.ts';
import { ideaBySlug, ideas, searchDocuments, stepOf } from './ideas.ts';

const SUFFIX = ' | Forja'.length;

it('shows at least six ideas, with one at every stage', () => {
  expect(ideas().length).toBeGreaterThanOrEqual(6);
  expect(new Set(ideas().map(({ stage }) => stage))).toEqual(new Set(CRAFT_STAGES));
});

it('lists them from the stage nearest to launch', () => {
  const steps = ideas().map(stepOf);
  expect([...steps].sort((a, b) => b - a)).toEqual(steps);
});

it.each(LOCALES)('gives every idea an address of its own in %s', (locale) => {
  const slugs = ideas().map((idea) => idea.slugs[locale]);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(slugs.map((slug) => ideaBySlug(locale, slug)?.slugs[locale])).toEqual(slugs);
  expect(ideaBySlug(locale, undefined)).toBeUndefined();
});

describe.each(ideas())('$slugs.en', (idea) => {
  it('has words in every field', () => {
    expect(blankTexts(idea)).toEqual([]);
  });

  it.each(LOCALES)('has both sides of the joint in %s', (locale) => {
    const { ours, yours } = idea.texts[locale];
    expect([ours.length, yours.length]).toEqual([3, 3]);
  });

  it.each(LOCALES)('has a title and a description of the right length in %s', (locale) => {
    const { title, description } = idea.texts[locale].head;
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length + SUFFIX).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

it.each(LOCALES)('can be found in %s, each on its own page', (locale) => {
  const documents = searchDocuments(locale);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(ideas().length);
  expect(blankTexts(documents)).toEqual([]);
});
