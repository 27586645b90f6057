import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { people, personOf, searchDocuments } from './people.ts';

/** Every text of a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
};
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

it('shows at least six people, each once', () => {
  expect(people().length).toBeGreaterThanOrEqual(6);
  expect(unique(people().map(({ slug }) => slug))).toBe(true);
  expect(unique(people().map(({ name }) => name))).toBe(true);
});

it('gives everyone a different tool', () => {
  expect(unique(people().map(({ tool }) => tool))).toBe(true);
});

it('finds a person by slug only', () => {
  for (const person of people()) expect(personOf(person.slug)).toBe(person);
  expect(personOf('ninguem')).toBeUndefined();
  expect(personOf(undefined)).toBeUndefined();
});

it('keeps slugs and names in step, fit for an address', () => {
  const slugOf = (name: string) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  expect(people().map(({ slug }) => slug)).toEqual(people().map(({ name }) => slugOf(name)));
});

describe.each(LOCALES)('in %s', (locale) => {
  it('leaves nothing empty', () => {
    expect(textsOf(people().map(({ text }) => text[locale])).filter((t) => !t.trim())).toEqual([]);
  });

  it('lists posts from the latest to the first', () => {
    for (const { text } of people()) {
      const years = text[locale].posts.map(({ from }) => from);
      expect(years).toEqual([...years].sort((a, b) => b - a));
      for (const { from, to } of text[locale].posts)
        expect(to ?? from).toBeGreaterThanOrEqual(from);
    }
  });

  it('can be found, each under its own address', () => {
    const documents = searchDocuments(locale);
    expect(documents.map(({ title }) => title)).toEqual(people().map(({ name }) => name));
    expect(unique(documents.map(({ href }) => href))).toBe(true);
  });
});

it('has as many posts, studies and works in both languages', () => {
  const shape = (locale: (typeof LOCALES)[number]) =>
    people().map(({ text }) => {
      const { posts, studies, works, profile, skills, languages } = text[locale];
      const years = [...posts, ...studies].map((entry) =>
        'year' in entry ? entry.year : entry.from,
      );
      return [years, works.length, profile.length, skills.length, languages.length];
    });
  expect(shape('en')).toEqual(shape('pt-BR'));
});
