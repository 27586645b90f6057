import type { TFunction } from 'i18next';
import { formatBrl } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Estimate } from './estimate.ts';
import type { PriceRange } from './price-rules.ts';
import { type Answers, ASKED, type Asked } from './questions.ts';

type Translate = TFunction<'pricing'>;

const reais = (cents: number, locale: Locale) => formatBrl(cents / 100, locale);

/** An answer in words; several of one question with commas between them. */
export const answerWords = (t: Translate, question: Asked, answers: Answers): string =>
  [answers[question]]
    .flat()
    .map((answer) => t(`answers.${question}.${answer}` as 'answers.people.upTo10'))
    .join(', ');

export const priceWords = (t: Translate, range: PriceRange, locale: Locale): string =>
  range.priceLeast === range.priceMost
    ? reais(range.priceLeast, locale)
    : t('range.price', {
        least: reais(range.priceLeast, locale),
        most: reais(range.priceMost, locale),
      });

export const weeksWords = (t: Translate, { weeksLeast, weeksMost }: PriceRange): string =>
  weeksLeast === weeksMost
    ? t('range.weeks', { count: weeksMost })
    : t('range.weeksBetween', { least: weeksLeast, most: weeksMost });

/** The range, then one line for each answer, as staff and the visitor read them beside the form. */
export function estimateLines(
  t: Translate,
  { answers, range }: Estimate,
  locale: Locale,
): { label: string; value: string }[] {
  const shown = range
    ? `${priceWords(t, range, locale)}, ${weeksWords(t, range)}`
    : t('range.none');
  return [
    { label: t('range.label'), value: shown },
    ...ASKED.map((question) => ({
      label: t(`questions.${question}`),
      value: answerWords(t, question, answers),
    })),
  ];
}
