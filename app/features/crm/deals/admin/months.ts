import { useTranslation } from 'react-i18next';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

const FORMAT: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
};

/** So many months from that of a day on, `2026-12`. */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, more) =>
    new Date(Date.UTC(year, month - 1 + more, 1)).toISOString().slice(0, 7),
  );
}

/** What a month is called, and what is late or has no day. */
export function useMonthName(): (month: string) => string {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  return (month) =>
    month === 'late' || month === 'none'
      ? t(`months.${month}`)
      : FORMAT[locale].format(new Date(`${month}-01T00:00:00Z`));
}
