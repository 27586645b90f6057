import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { BarChart } from '#app/ui/admin/bar-chart.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';
import { type History, MEASURES, PERIODS, type Stats } from './staff-newsletter.ts';

/** The count of each state. */
export function NewsletterStats({ stats }: { stats: Stats }) {
  const { t } = useTranslation('staff-newsletter');
  const locale = useLocale();
  return (
    <dl className="admin-figures" aria-label={t('stats.title')}>
      {(['total', 'active', 'pending', 'unsubscribed'] as const).map((state) => (
        <div key={state}>
          <dt>{t(`stats.${state}`)}</dt>
          <dd>{stats[state].toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useDayWords({ by }: History) {
  const locale = useLocale();
  const written = (first: string, parts: Intl.DateTimeFormatOptions) =>
    new Date(`${first}T12:00:00Z`).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });
  return {
    label: (first: string) =>
      written(first, by === 'day' ? { day: 'numeric' } : { month: 'short' }).replace('.', ''),
    name: (first: string) =>
      by === 'day'
        ? written(first, { day: 'numeric', month: 'long', year: 'numeric' })
        : written(first, { month: 'long', year: 'numeric' }),
  };
}

/** The history, one question at a time. */
export function NewsletterHistory({ history, page }: { history: History; page: ListPage }) {
  const { t } = useTranslation('staff-newsletter', { keyPrefix: 'history' });
  const { by, measure, steps } = history;
  const day = useDayWords(history);
  const total = steps.reduce((sum, step) => sum + step[measure], 0);
  const [before, current] = steps.slice(-2);
  const to = (chosen: Partial<Pick<History, 'by' | 'measure'>>) =>
    listAddress(page, { by, measure, ...chosen });
  return (
    <section aria-label={t('title')}>
      <div className="acts">
        <PartLinks
          label={t('what')}
          parts={MEASURES.map((key) => ({
            key,
            label: t(`measures.${key}`),
            to: to({ measure: key }),
            current: key === measure,
          }))}
        />
        <PartLinks
          label={t('span')}
          parts={PERIODS.map((key) => ({
            key,
            label: t(`periods.${key}`),
            to: to({ by: key }),
            current: key === by,
          }))}
        />
      </div>
      <BarChart
        question={t(`questions.${measure}.${by}`)}
        answer={t(`answers.${by}`, {
          count: total,
          span: steps.length,
          current: current?.[measure] ?? 0,
          before: before?.[measure] ?? 0,
        })}
        note={t('total', { count: total })}
        bars={steps.map((step, index) => ({
          key: step.first,
          label: day.label(step.first),
          name: day.name(step.first),
          value: step[measure],
          open: index === steps.length - 1,
        }))}
        table={{ summary: t('asTable'), name: t(`periods.${by}`), value: t(`measures.${measure}`) }}
      />
    </section>
  );
}
