import type { Locale } from '#app/i18n/locale.ts';

const money: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL' }),
};

/** Of an invoice every cent counts: R$ 1.277,08, R$1,277.08. */
export const formatCents = (cents: number, locale: Locale): string =>
  money[locale].format(cents / 100);

export const sumOf = (invoices: readonly { cents: number }[]): number =>
  invoices.reduce((sum, { cents }) => sum + cents, 0);
