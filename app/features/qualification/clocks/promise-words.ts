import { businessDay, TIME_ZONE } from '#app/i18n/business-day.ts';
import type { Locale } from '#app/i18n/locale.ts';

const DAY_MS = 86_400_000;

const near: Record<Locale, Intl.RelativeTimeFormat> = {
  'pt-BR': new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
};
const weekday: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: TIME_ZONE }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: TIME_ZONE }),
};
const dayOf = (locale: Locale, year: boolean) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'pt-BR', {
    day: locale === 'en' ? 'numeric' : '2-digit',
    month: locale === 'en' ? 'long' : '2-digit',
    ...(year && { year: 'numeric' }),
    timeZone: TIME_ZONE,
  });
const day: Record<Locale, { here: Intl.DateTimeFormat; elsewhere: Intl.DateTimeFormat }> = {
  'pt-BR': { here: dayOf('pt-BR', false), elsewhere: dayOf('pt-BR', true) },
  en: { here: dayOf('en', false), elsewhere: dayOf('en', true) },
};
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: TIME_ZONE });

/** The time of day with its article where the language has one: as 9h, a 1h, as 14h37; 09:00, 12 noon. */
export function timeWithArticle(moment: Date, locale: Locale): string {
  const time = clock.format(moment);
  if (locale === 'en') return time === '12:00' ? '12 noon' : time;
  const [hour, minute] = time.split(':');
  return `${Number(hour) === 1 ? 'a' : 'as'} ${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/**
 * By when a message is answered, in São Paulo's time, as it follows "até" and "by": as 12h de amanhã, 27/11;
 * 12 noon tomorrow, 27 November. The date is always there, since pages and mails are read later than they are
 * written.
 */
export function promiseWords(due: Date, now: Date, locale: Locale): string {
  const [dueDay, today] = [due, now].map((date) => businessDay(date)) as [string, string];
  const ahead = Math.round((Date.parse(dueDay) - Date.parse(today)) / DAY_MS);
  const named =
    ahead <= 1
      ? near[locale].format(ahead, 'day')
      : weekday[locale].format(due).replace('-feira', '');
  const sameYear = dueDay.slice(0, 4) === today.slice(0, 4);
  const date = day[locale][sameYear ? 'here' : 'elsewhere'].format(due);
  const time = timeWithArticle(due, locale);
  const joined = locale === 'pt-BR' ? ' de' : ahead <= 1 ? '' : ' on';
  return `${time}${joined} ${named}, ${date}`;
}
