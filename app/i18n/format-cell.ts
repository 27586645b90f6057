import { TIME_ZONE } from './business-day.ts';
import type { Locale } from './locale.ts';

const clock: Record<Locale, Intl.DateTimeFormat> = {
  'pt-BR': new Intl.DateTimeFormat('pt-BR', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: TIME_ZONE,
  }),
  // Year first: a spreadsheet set to American English would swap day and month.
  en: new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'short' },
    timeZone: TIME_ZONE,
  }),
};

/**
 * A moment in the spreadsheet format of the language, in São Paulo's time: 20/11/2026 14:30, or 2026-11-20
 * 14:30. `moment` is an ISO text; an empty one stays empty.
 */
export const cellTime = (moment: string | null, locale: Locale): string =>
  moment ? clock[locale].format(new Date(moment)).replace(', ', ' ') : '';

/** A day in the same format: 20/11/2026, or 2026-11-20. `day` is an ISO text; an empty one stays empty. */
export const cellDay = (day: string | null | undefined, locale: Locale): string =>
  locale === 'pt-BR' ? (day ?? '').split('-').reverse().join('/') : (day ?? '');

/** The cell separator of spreadsheets in the language. */
export const cellSeparator = (locale: Locale): string => (locale === 'pt-BR' ? ';' : ',');
