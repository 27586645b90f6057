import type { TFunction } from 'i18next';

/** 18 min, 1 h, 1 h 11. */
export function lasting(seconds: number, t: TFunction<'clock'>): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('minutes', { minutes });
  if (minutes % 60 === 0) return t('hours', { hours });
  return t('hoursMinutes', { hours, rest: String(minutes % 60).padStart(2, '0') });
}
