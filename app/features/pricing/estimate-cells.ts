import type { TFunction } from 'i18next';
import type { Locale } from '#app/i18n/locale.ts';
import type { Estimate } from './estimate.ts';
import { answerWords } from './estimate-words.ts';
import type { PriceRange } from './price-rules.ts';
import { ASKED } from './questions.ts';

type Cell = { label: string; cell: (estimate: Estimate | null) => string | number };

/** Reais, with the decimal mark of the language. */
function reais(cents: number, locale: Locale): string | number {
  if (cents % 100 === 0) return cents / 100;
  const figure = (cents / 100).toFixed(2);
  return locale === 'en' ? figure : figure.replace('.', ',');
}

/** The columns of an estimate in a file: each end of its range as a figure, then each answer. */
export function estimateCells(t: TFunction<'pricing'>, locale: Locale): Cell[] {
  const end = (name: keyof PriceRange, figure: (end: number) => string | number): Cell => ({
    label: t(`columns.${name}`),
    cell: (estimate) => (estimate?.range ? figure(estimate.range[name]) : ''),
  });
  const money = (cents: number) => reais(cents, locale);
  const weeks = (count: number) => count;
  return [
    end('priceLeast', money),
    end('priceMost', money),
    end('weeksLeast', weeks),
    end('weeksMost', weeks),
    ...ASKED.map((question) => ({
      label: t(`questions.${question}`),
      cell: (estimate: Estimate | null) =>
        estimate ? answerWords(t, question, estimate.answers) : '',
    })),
  ];
}
