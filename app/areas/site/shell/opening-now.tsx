import { useTranslation } from 'react-i18next';
import { clock, dayName } from '#app/features/company/business-time/opening-week.ts';
import { formatShortDay } from '#app/i18n/format.ts';
import { useSite } from '#app/pages/site-data.ts';

/** Whether the team answers now, and until or from when. Nothing without business hours. */
export function OpeningNow() {
  const { t } = useTranslation('site', { keyPrefix: 'talk' });
  const { opening, locale } = useSite();
  if (!opening) return null;
  if (opening.open) {
    return <p className="note opening">{t('now', { until: clock(opening.until, locale) })}</p>;
  }
  const { day, date, opens, inDays } = opening.next;
  const at = clock(opens, locale);
  const when = inDays < 2 ? t(inDays === 0 ? 'today' : 'tomorrow', { at }) : null;
  // More than a week ahead the weekday is ambiguous.
  const named =
    inDays < 7 ? dayName(day, locale) : t('theDay', { day: formatShortDay(date, locale) });
  return <p className="note opening">{when ?? t('onDay', { day: named, at })}</p>;
}
