import type { Locale } from './locale.ts';

/** Every date and time of the product is told in São Paulo's time. */
const TIME_ZONE = 'America/Sao_Paulo';

const dateTime: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }),
};

/** Date and time to the minute, in São Paulo's time: 20/11/2026, 14h30, or 20 Nov 2026, 14:30. */
export function formatDateTime(date: Date, locale: Locale): string {
  const written = dateTime[locale].format(date);
  return locale === 'pt-BR' ? written.replace(':', 'h') : written;
}

const date: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: TIME_ZONE }),
};

/** The day of a moment in São Paulo's time, written out. */
export function formatDate(moment: Date, locale: Locale): string {
  return date[locale].format(moment);
}

const brl: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: 0,
  }),
  en: new Intl.NumberFormat('en', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }),
};

/** Whole reais, written as readers of the language write numbers: R$ 15.000, R$15,000. */
export function formatBrl(value: number, locale: Locale): string {
  return brl[locale].format(value);
}

const day: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** A calendar day given as `YYYY-MM-DD`, written out: no hour, so no time zone may move it. */
export function formatDay(isoDay: string, locale: Locale): string {
  return day[locale].format(new Date(`${isoDay}T00:00:00Z`));
}
