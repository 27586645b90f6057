import type { Locale } from './locale.ts';

const WORDS: Readonly<Record<Locale, string>> = {
  'pt-BR': 'zero um dois três quatro cinco seis sete oito nove dez onze doze',
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
};

/**
 * A count as prose writes it: in words up to twelve, in digits beyond. Portuguese as a masculine noun
 * wants it (`dois serviços`); from three on both genders are one.
 */
export const numberInWords = (count: number, locale: Locale): string =>
  WORDS[locale].split(' ')[count] ?? String(count);
