import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { plusDays } from '#app/features/crm/results/results-range.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { adminPath } from '#app/paths.ts';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A stalled deal: it is opened, or resumed by a task for tomorrow. */
export function DealRow({ row: deal, me, acts }: RowProps<'deals'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.deals' });
  const fetcher = acts.taskReminder;
  const remind = () =>
    void fetcher.submit(
      {
        ...{ intent: 'write', subject: 'deal', about: deal.id, owner: me },
        ...{ title: t('task', { title: deal.title }).slice(0, 200), time: '' },
        day: plusDays(businessDay(), 1),
      },
      { method: 'post', action: adminPath('tasks') },
    );
  return (
    <QueueRow
      mark={<i className="overview-stalled" aria-hidden="true" />}
      to={adminPath('deal', { id: deal.id })}
      title={deal.title}
      about={deal.stage}
      end={t('idle', { count: deal.idleDays })}
      acts={
        <button
          type="button"
          className="overview-act"
          data-act="t"
          title={t('remind')}
          aria-label={t('remindOf', { title: deal.title })}
          aria-disabled={fetcher.state !== 'idle' || undefined}
          onClick={remind}
        >
          <CalendarPlus aria-hidden="true" />
        </button>
      }
    />
  );
}
