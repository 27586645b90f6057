import type { Locale } from '#app/i18n/locale.ts';

const NUMBER = /\d[\d.,]*/g;
const SIGNS = {
  'pt-BR': { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
} as const;

/** The number in the text of a figure, such as 15000 in "R$ 15.000"; null where there is none or several. */
export function numberOf(figure: string, locale: Locale): number | null {
  const [found, another] = figure.match(NUMBER) ?? [];
  if (!found || another) return null;
  const { thousands, decimal } = SIGNS[locale];
  const number = Number(found.replaceAll(thousands, '').replace(decimal, '.'));
  return Number.isFinite(number) ? number : null;
}
