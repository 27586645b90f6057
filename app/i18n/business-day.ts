/** The company's time zone, in which every date and time of the product is written. */
export const TIME_ZONE = 'America/Sao_Paulo';

const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: TIME_ZONE });

/** The day of a moment in the company's time zone, `2026-12-31`: today where no moment is given. */
export const businessDay = (moment: Date = new Date()): string => isoDay.format(moment);
