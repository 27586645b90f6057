import { useTranslation } from 'react-i18next';
import { formatBrl } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

const decimal: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
};

/** Sources that have a name of their own; staff may add others to a product. */
const SOURCES = [
  'website',
  'qualification',
  'contact_form',
  'workshop',
  'doavya',
  'by_hand',
  'doavya_by_hand',
] as const;

/** How figures are written, in the language of the reader. */
export function useResultWords() {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const number = (value: number) => decimal[locale].format(value);
  return {
    number,
    money: (value: number) => formatBrl(value, locale),
    percent: (value: number) => `${number(value)}%`,
    days: (value: number) => t('days', { count: value, value: number(value) }),
    deals: (count: number) => t('deals', { count }),
    leads: (count: number) => t('leads', { count }),
    source: (source: string) => {
      const known = SOURCES.find((one) => one === source);
      return known ? t(`sources.${known}`) : source;
    },
  };
}
