import type { Locale } from '#app/i18n/locale.ts';
import { LAST_RANK, type Rice, scoreOf } from './ideas.ts';

const plain: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
};
const percent: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { style: 'percent' }),
  en: new Intl.NumberFormat('en', { style: 'percent' }),
};
const whole: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 0 }),
};
const tenths: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
};
const places = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A number as the reader writes it: 0,6 or 0.6. */
export const numberIn = (value: number, locale: Locale): string => plain[locale].format(value);

/** A score: 165, and below ten with a tenth, where scores lie close together. */
export const scoreIn = (score: number, locale: Locale): string =>
  (score < 10 ? tenths : whole)[locale].format(score);

/** The calculation: 62 × 2 × 80% ÷ 0,6. */
export const formulaIn = (rice: Rice, locale: Locale): string => {
  const { reach, impact, confidence, effort } = rice;
  const factors = [
    numberIn(reach, locale),
    numberIn(impact, locale),
    percent[locale].format(confidence / 100),
  ];
  return `${factors.join(' × ')} ÷ ${numberIn(effort, locale)}`;
};

/** The whole of it: 62 × 2 × 80% ÷ 0,6 = 165. */
export const reckonedIn = (rice: Rice, locale: Locale): string =>
  `${formulaIn(rice, locale)} = ${scoreIn(scoreOf(rice), locale)}`;

/** A rank: 2ª or 2nd; those far behind have no number. */
export function rankIn(rank: number, locale: Locale): string {
  if (rank > LAST_RANK) return `${whole[locale].format(LAST_RANK)}+`;
  const number = whole[locale].format(rank);
  return locale === 'pt-BR' ? `${number}ª` : `${number}${ENDINGS[places.select(rank)] ?? 'th'}`;
}
