import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { BarChart } from '#app/ui/admin/bar-chart.tsx';

type Props = {
  /** Oldest first; `week` is the Monday of the house. */
  weeks: readonly { week: string; leads: number }[];
};

/** What has come in week by week, from the leads themselves. */
export function LeadsPerWeek({ weeks }: Props) {
  const { t } = useTranslation('leads');
  const locale = useLocale();
  const dayOf = (week: string, month: 'numeric' | 'long') =>
    new Date(`${week}T12:00:00Z`).toLocaleDateString(locale, {
      day: 'numeric',
      month,
      timeZone: 'UTC',
    });
  const total = weeks.reduce((sum, { leads }) => sum + leads, 0);
  const [before, current] = weeks.slice(-2);
  return (
    <BarChart
      question={t('perWeek.question')}
      answer={t('perWeek.answer', {
        count: total,
        weeks: weeks.length,
        current: current?.leads ?? 0,
        before: before?.leads ?? 0,
      })}
      note={t('perWeek.total', { count: total })}
      bars={weeks.map(({ week, leads }, index) => ({
        key: week,
        label: dayOf(week, 'numeric'),
        name: t('perWeek.weekOf', { day: dayOf(week, 'long') }),
        value: leads,
        open: index === weeks.length - 1,
      }))}
      table={{
        summary: t('perWeek.asTable'),
        name: t('perWeek.week'),
        value: t('perWeek.leads'),
      }}
    />
  );
}
