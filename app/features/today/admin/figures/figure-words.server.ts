import { formatBrl } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { storedName } from '#app/i18n/stored-name.ts';

const BRIEF_FROM = 10_000_000;
const BRIEF: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumFractionDigits: 1,
};
const whole: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR'),
  en: new Intl.NumberFormat('en-GB'),
};
const decimal: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }),
};
const compact: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 }),
};
const briefMoney: Record<Locale, Intl.NumberFormat> = {
  'pt-BR': new Intl.NumberFormat('pt-BR', BRIEF),
  en: new Intl.NumberFormat('en-GB', BRIEF),
};
const dayMonth: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
};
const monthName: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
};
const weekday: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** How figures are written and named, in the language of the reader. */
export function figureWords(locale: Locale) {
  const t = instanceOf(locale).getFixedT(locale, 'today');
  const sources = instanceOf(locale).getFixedT(locale, 'contacts')('sources', {
    returnObjects: true,
  });
  const utc = (day: string) => new Date(`${day}T00:00:00Z`);
  const number = (value: number) => whole[locale].format(value);
  return {
    t,
    locale,
    number,
    decimal: (value: number) => decimal[locale].format(value),
    money: (value: number) => formatBrl(value, locale),
    /** Where there is room for a few figures only. */
    briefMoney: (value: number) =>
      value < BRIEF_FROM ? formatBrl(value, locale) : briefMoney[locale].format(value),
    short: (value: number) => compact[locale].format(value),
    percent: (value: number) => `${decimal[locale].format(value)}%`,
    /** With its sign, as a score is written. */
    signed: (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`,
    day: (day: string) => dayMonth[locale].format(utc(day)),
    month: (day: string) => monthName[locale].format(utc(day)).replace('.', ''),
    weekday: (day: string) => weekday[locale].format(utc(day)),
    source: (source: string) => storedName(sources, source).replaceAll('_', ' '),
    duration: (minutes: number) => {
      if (minutes < HOUR) return t('duration.minutes', { minutes });
      const [unit, part, sub] =
        minutes < DAY ? (['hours', HOUR, 1] as const) : (['days', DAY, HOUR] as const);
      const [first, second] = [Math.floor(minutes / part), Math.round((minutes % part) / sub)];
      return second === 0
        ? t(`duration.${unit}`, { first })
        : t(`duration.${unit}More`, { first, second: String(second).padStart(2, '0') });
    },
  };
}

export type FigureWords = ReturnType<typeof figureWords>;
