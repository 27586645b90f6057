import { businessDay, TIME_ZONE } from './business-day.ts';
import type { Locale } from './locale.ts';

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

const near: Record<Locale, Intl.RelativeTimeFormat> = {
  'pt-BR': new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
};
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: TIME_ZONE });
const shortDay: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', {
    day: '2-digit',
    month: '2-digit',
    timeZone: TIME_ZONE,
  }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: TIME_ZONE }),
};
const shortDate: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: TIME_ZONE }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: TIME_ZONE }),
};

/**
 * A moment as a row of a list shows it, in São Paulo's time: hoje, 14h30; ontem, 9h05; 20/11, 14h30; and of
 * another year the day alone.
 */
export function formatWhen(moment: Date, now: Date, locale: Locale): string {
  const [day, today] = [moment, now].map((date) => businessDay(date));
  const time = clock.format(moment);
  const at = locale === 'pt-BR' ? time.replace(':', 'h') : time;
  const ago = Math.round((Date.parse(`${today}`) - Date.parse(`${day}`)) / 86_400_000);
  if (ago === 0 || ago === 1) return `${near[locale].format(-ago, 'day')}, ${at}`;
  const thisYear = day?.slice(0, 4) === today?.slice(0, 4);
  return thisYear ? `${shortDay[locale].format(moment)}, ${at}` : shortDate[locale].format(moment);
}

/** The time of a moment, in São Paulo's time: 14h30, or 14:30. */
export function formatTime(moment: Date, locale: Locale): string {
  const time = clock.format(moment);
  return locale === 'pt-BR' ? time.replace(':', 'h') : time;
}

const weekday: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: TIME_ZONE }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: TIME_ZONE }),
};

/**
 * A coming moment, in São Paulo's time and in as few characters as identify it: 14h30 of today; amanhã, 09h05;
 * within a week segunda, 09h59; else 25/11, 14h30. A past moment is written in the same way.
 */
export function formatComing(moment: Date, now: Date, locale: Locale): string {
  const [day, today] = [moment, now].map((date) => businessDay(date));
  const time = clock.format(moment);
  const at = locale === 'pt-BR' ? time.replace(':', 'h') : time;
  const ahead = Math.round((Date.parse(`${day}`) - Date.parse(`${today}`)) / 86_400_000);
  if (ahead === 0) return at;
  if (Math.abs(ahead) === 1) return `${near[locale].format(ahead, 'day')}, ${at}`;
  const named = ahead > 1 && ahead < 7;
  const formatted = (named ? weekday : shortDay)[locale].format(moment).replace('-feira', '');
  return `${formatted}, ${at}`;
}

/** This moment, in São Paulo's time: domingo, 29/11, 14h30, or Sunday, 29 Nov, 14:30. */
export function formatNow(now: Date, locale: Locale): string {
  const time = clock.format(now);
  const at = locale === 'pt-BR' ? time.replace(':', 'h') : time;
  return `${weekday[locale].format(now)}, ${shortDay[locale].format(now)}, ${at}`;
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

/** The due date, in São Paulo's time: hoje, ontem, amanhã; 25/11; and of another year 25/11/2027. */
export function formatDue(moment: Date, now: Date, locale: Locale): string {
  const [day, today] = [moment, now].map((date) => businessDay(date));
  const from = Math.round((Date.parse(`${day}`) - Date.parse(`${today}`)) / 86_400_000);
  if (Math.abs(from) <= 1) return near[locale].format(from, 'day');
  const thisYear = day?.slice(0, 4) === today?.slice(0, 4);
  return (thisYear ? shortDay : shortDate)[locale].format(moment);
}

const bareDay: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
};

/** A calendar day where there is little room: 31/12/2026. */
export function formatShortDay(isoDay: string, locale: Locale): string {
  return bareDay[locale].format(new Date(`${isoDay}T00:00:00Z`));
}

const bareWeekday: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
};
const bareShortDay: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
};

/**
 * A calendar day as a timeline heads it: hoje, 29/11; ontem, 28/11; segunda, 16/11; and of another year
 * than `today` the date alone, 16/11/2025.
 */
export function formatHeadingDay(isoDay: string, today: string, locale: Locale): string {
  const moment = new Date(`${isoDay}T00:00:00Z`);
  if (isoDay.slice(0, 4) !== today.slice(0, 4)) return bareDay[locale].format(moment);
  const ago = Math.round((Date.parse(today) - moment.getTime()) / 86_400_000);
  const named =
    ago === 0 || ago === 1
      ? near[locale].format(-ago, 'day')
      : bareWeekday[locale].format(moment).replace('-feira', '');
  return `${named}, ${bareShortDay[locale].format(moment)}`;
}

/** A calendar day given as `YYYY-MM-DD`, written out: no hour, so no time zone may move it. */
export function formatDay(isoDay: string, locale: Locale): string {
  return day[locale].format(new Date(`${isoDay}T00:00:00Z`));
}

const dayAndMonth: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
};
const monthAlone: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
};
/** Without what only sentences need: 7 ago, and not 7 de ago. */
const bare = (written: string) => written.replace(' de ', ' ').replace('.', '');

/** A calendar day as a drawing letters it: 7 ago, 7 Aug; of another year than `today` with it. */
export function formatBriefDay(isoDay: string, today: string, locale: Locale): string {
  const written = bare(dayAndMonth[locale].format(new Date(`${isoDay}T00:00:00Z`)));
  return isoDay.slice(0, 4) === today.slice(0, 4) ? written : `${written} ${isoDay.slice(0, 4)}`;
}

/** The month of a calendar day as a ruler letters it: ago, Aug. */
export function formatMonth(isoDay: string, locale: Locale): string {
  return bare(monthAlone[locale].format(new Date(`${isoDay}T00:00:00Z`)));
}
