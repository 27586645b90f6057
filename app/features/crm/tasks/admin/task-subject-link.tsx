import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { taskSubjectPath } from '../task-subject-path.ts';
import type { Task } from '../tasks.ts';

/** The subject of a task, with a link. */
export function TaskSubjectLink({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  const name = task.subjectName ?? t(`subjects.${task.subject}`);
  const to = taskSubjectPath(task.subject, task.subjectId);
  return (
    <>
      <span className="soft">{t(`subjects.${task.subject}`)}</span>{' '}
      <Link className="link" to={to}>
        {name}
      </Link>
    </>
  );
}
