import { useTranslation } from 'react-i18next';
import { TaskTick } from '#app/features/crm/tasks/admin/task-tick.tsx';
import { taskSubjectPath } from '#app/features/crm/tasks/task-subject-path.ts';
import { isLate } from '#app/features/crm/tasks/tasks.ts';
import { formatDue, formatTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A task due until today, marked as done in place. */
export function TaskRow({ row: task, acts }: RowProps<'tasks'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.tasks' });
  const locale = useLocale();
  const now = useNow();
  const late = isLate(task, now);
  const due = new Date(task.dueAt);
  const day = formatDue(due, now, locale);
  const isToday = day === formatDue(now, now, locale);
  const when = task.time && isToday ? formatTime(due, locale) : day;
  return (
    <QueueRow
      mark={<TaskTick task={task} fetcher={acts.tasks} />}
      to={taskSubjectPath(task.subject, task.subjectId)}
      title={task.title || t('emptied')}
      about={task.subjectName ?? undefined}
      end={
        <time dateTime={task.dueAt} className={late ? 'bad' : undefined}>
          {late && <span className="unseen">{t('late')} </span>}
          {when}
        </time>
      }
    />
  );
}
