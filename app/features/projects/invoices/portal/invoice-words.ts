import { useTranslation } from 'react-i18next';
import { formatBriefDay } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type ClientInvoice, daysUntil } from '../invoices.ts';

const weekdays: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
};

/** Within so many days a weekday says it best. */
const A_WEEK = 6;

/** When an invoice is due, or since when it is overdue, in words. */
export function useDueWords(today: string) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  return ({ dueOn }: Pick<ClientInvoice, 'dueOn'>): string => {
    const days = daysUntil(dueOn, today);
    if (days < 0) return t('when.overdue', { count: -days });
    if (days < 2 || days > A_WEEK) return t('when.due', { count: days });
    const weekday = weekdays[locale].format(new Date(`${dueOn}T00:00:00Z`)).replace('-feira', '');
    return t('when.on', { weekday, day: formatBriefDay(dueOn, today, locale) });
  };
}

/** What an invoice is for: its number, project and place among the installments. */
export function useAboutWords() {
  const { t } = useTranslation('invoices');
  return ({ number, description, installment }: ClientInvoice): string =>
    [number, description, installment && t('installment', installment)].filter(Boolean).join(', ');
}
