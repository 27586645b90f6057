import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { Task, TaskPerson } from '../tasks.ts';
import { TaskDue } from './task-due.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskSubjectLink } from './task-subject-link.tsx';
import { useTaskPosts } from './use-task-posts.ts';

type Props = { task: Task; people: readonly TaskPerson[]; me: string };

/** One task beside the list: its subject, and all its fields. */
export function TaskPanel({ task, people, me }: Props) {
  const { t } = useTranslation('tasks');
  const { may } = usePermissions();
  const acts = useTaskPosts();
  const writes = may('crm', 'update');
  return (
    <article className="admin-page tasks">
      <header>
        <h2 className="title" id="task">
          {task.title || t('emptied')}
        </h2>
        <p>
          <TaskSubjectLink task={task} />
        </p>
        <p className="soft">
          <TaskDue task={task} /> · {task.owner ?? t('nobody')}
          {task.doneBy && ` · ${t('doneBy', { who: task.doneBy })}`}
        </p>
      </header>
      {writes && (
        <acts.Form method="post" action={adminPath('tasks')} className="acts">
          <input type="hidden" name="id" value={task.id} />
          <Button type="submit" small name="intent" value={task.doneAt ? 'open' : 'tick'}>
            {t(task.doneAt ? 'reopen' : 'tick')}
          </Button>
          <Button type="submit" small variant="outline" name="intent" value="remove">
            {t('remove')}
          </Button>
        </acts.Form>
      )}
      {writes ? (
        <TaskForm key={`${task.id} ${task.revision}`} task={task} people={people} me={me} />
      ) : (
        <p className="task-note">{task.note}</p>
      )}
    </article>
  );
}
