import { useTranslation } from 'react-i18next';
import { formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { BarChart } from '#app/ui/admin/bar-chart.tsx';
import type { MailDay } from './mails.store.server.ts';

/** How many mails were sent on each of the last days, and how many failed. */
export function MailFigures({ days }: { days: readonly MailDay[] }) {
  const { t } = useTranslation('mails', { keyPrefix: 'figures' });
  const locale = useLocale();
  const sum = (of: 'mails' | 'failed') => days.reduce((all, day) => all + day[of], 0);
  if (sum('mails') === 0) return null;
  const failed = t('failed', { count: sum('failed') });
  return (
    <section aria-label={t('title')}>
      <BarChart
        question={t('question', { days: days.length })}
        answer={`${t('answer', { count: sum('mails'), days: days.length })} ${failed}`}
        note={failed}
        bars={days.map(({ day, mails }, index) => ({
          key: day,
          label: day.slice(8).replace(/^0/, ''),
          name: formatDay(day, locale),
          value: mails,
          open: index === days.length - 1,
        }))}
        table={{ summary: t('asTable'), name: t('day'), value: t('mails') }}
      />
    </section>
  );
}
