import { TIME_ZONE } from '#app/i18n/business-day.ts';

const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** A moment as such a field shows it: 2026-12-02T09:00. */
export const fieldTime = (iso: string): string => local.format(new Date(iso)).replace(' ', 'T');
