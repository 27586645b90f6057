import { createContext, useContext } from 'react';
import { businessDay } from '#app/i18n/business-day.ts';
import { formatDateTime, formatTime, formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';

/** The day under whose heading moments are listed, as `YYYY-MM-DD`; null where there is no such heading. */
export const HeadingDay = createContext<string | null>(null);

/**
 * A moment as a row shows it, "hoje, 14h30" or "20/11, 14h30", and under the heading of its day "14h30";
 * `at` is an ISO text. In full on hover.
 */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const now = useNow();
  const day = useContext(HeadingDay);
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatDateTime(moment, locale)}>
      {day === businessDay(moment) ? formatTime(moment, locale) : formatWhen(moment, now, locale)}
    </time>
  );
}
