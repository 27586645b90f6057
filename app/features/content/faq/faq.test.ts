import { describe, expect, it } from 'vitest';
import { formatBrl } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { blankTexts } from '../../../../tests/content/blank-texts.ts';
import { faqAnswerFiles, faqGroupFiles, faqGroups, searchDocuments } from './faq.ts';

it('has words in every field and no group twice', () => {
  expect(blankTexts([...faqGroupFiles, ...faqAnswerFiles])).toEqual([]);
  const ids = [...faqGroupFiles, ...faqAnswerFiles].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('asks as many questions in both languages', () => {
  const counts = LOCALES.map((locale) =>
    faqGroups(locale).map(({ questions }) => questions.length),
  );
  expect(counts[0]).toEqual(counts[1]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const answers = faqGroups(locale).flatMap(({ questions }) => questions);
  const words = answers.map(({ question, answer }) => `${question} ${answer}`).join('\n');

  it('asks nothing twice', () => {
    const asked = answers.map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('names the three prices of specification §9, and no other', () => {
    const written = words.match(/R\$\s?[\d.,]*\d/g) ?? [];
    expect([...new Set(written)]).toEqual([formatBrl(15_000, locale), formatBrl(25_000, locale)]);
    expect(written).toHaveLength(3);
  });

  it('names the phases of specification §9', () => {
    const [discovery, development] =
      locale === 'en' ? [/1 to 2 weeks/, /4 to 12/] : [/1 a 2 semanas/, /4 a 12/];
    expect(words).toMatch(discovery);
    expect(words).toMatch(development);
  });

  it('claims no uptime and no companies that nobody has confirmed', () => {
    expect(words).not.toMatch(/99[.,]9|\b100\b|\{\{/);
    expect(words).toMatch(locale === 'en' ? /The size of the company/ : /O tamanho da empresa/);
  });

  it('can be found, question by question', () => {
    const documents = searchDocuments(locale).filter(({ kind }) => kind === 'question');
    expect(documents).toHaveLength(answers.length);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(answers.length);
  });
});
