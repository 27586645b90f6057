import { useTranslation } from 'react-i18next';
import { businessDay } from '#app/i18n/business-day.ts';
import {
  formatComing,
  formatDateTime,
  formatDue,
  formatShortDay,
  formatWhen,
} from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { isLate, type Task } from '../tasks.ts';

/** The due date of a task, marked as a word when it is late; of a finished one its date. */
export function TaskDue({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const locale = useLocale();
  const now = useNow();
  if (task.doneAt) {
    return (
      <time dateTime={task.doneAt} title={formatDateTime(new Date(task.doneAt), locale)}>
        {t('doneAt', { when: formatWhen(new Date(task.doneAt), now, locale) })}
      </time>
    );
  }
  const late = isLate(task, now);
  const due = new Date(task.dueAt);
  // Of a day that is over, the day is enough.
  const hasTime = task.time !== '' && (!late || businessDay(due) === businessDay(now));
  const when = hasTime ? formatComing(due, now, locale) : formatDue(due, now, locale);
  return (
    <time
      dateTime={task.time ? task.dueAt : task.day}
      className="task-due"
      title={task.time ? formatDateTime(due, locale) : formatShortDay(task.day, locale)}
      data-late={late || undefined}
    >
      {late ? t('late', { when }) : when}
    </time>
  );
}
