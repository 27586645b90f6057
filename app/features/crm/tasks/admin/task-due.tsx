import { useTranslation } from 'react-i18next';
import { formatDateTime, formatShortDay } from '#app/i18n/format.ts';
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
      <time dateTime={task.doneAt}>
        {t('doneAt', { when: formatDateTime(new Date(task.doneAt), locale) })}
      </time>
    );
  }
  const late = isLate(task, now);
  const when = task.time
    ? formatDateTime(new Date(task.dueAt), locale)
    : formatShortDay(task.day, locale);
  return (
    <time
      dateTime={task.time ? task.dueAt : task.day}
      className="task-due"
      data-late={late || undefined}
    >
      {late ? t('late', { when }) : when}
    </time>
  );
}
