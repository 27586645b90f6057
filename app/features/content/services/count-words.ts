import type { Locale } from '#app/i18n/locale.ts';
import { numberInWords } from '#app/i18n/number-in-words.ts';
import { servicePaths } from '#app/paths.ts';
import { ARM_NAMES } from '../arms/arms.ts';

/**
 * How many services and arms there are, as texts of one language say it. Texts name them in double
 * braces, and with a capital where a sentence begins: `{{ServiceCount}} serviços, uma equipe.`
 */
export const COUNT_WORDS = ['serviceCount', 'ServiceCount', 'armCount'] as const;
type CountWords = Readonly<Record<(typeof COUNT_WORDS)[number], string>>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function wordsOf(locale: Locale): CountWords {
  const serviceCount = numberInWords(Object.keys(servicePaths).length, locale);
  const armCount = numberInWords(ARM_NAMES.length, locale);
  return { serviceCount, ServiceCount: capital(serviceCount), armCount };
}

export const countWords: Readonly<Record<Locale, CountWords>> = {
  'pt-BR': wordsOf('pt-BR'),
  en: wordsOf('en'),
};
