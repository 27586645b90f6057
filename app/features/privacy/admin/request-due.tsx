import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { daysUntil, type RequestRow } from './staff-privacy.ts';

type Props = { request: Pick<RequestRow, 'state' | 'dueAt' | 'closedAt'>; now: string };

/** The clock of a request: days left, or the delay; the date itself once it is answered. */
export function RequestDue({ request: { closedAt, dueAt }, now }: Props) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  const locale = useLocale();
  const moment = closedAt ?? dueAt;
  const exact = formatDateTime(new Date(moment), locale);
  const days = daysUntil(dueAt, now);
  const left = days > 0 ? t('daysLeft', { count: days }) : days === 0 ? t('dueToday') : undefined;
  return (
    <time dateTime={moment} title={exact} className={!closedAt && days < 0 ? 'bad' : undefined}>
      {closedAt ? exact : (left ?? t('late', { count: -days }))}
    </time>
  );
}
