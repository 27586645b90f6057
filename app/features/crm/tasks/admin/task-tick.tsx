import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import type { TaskReply } from '../commands/task-actions.server.ts';
import type { Task } from '../tasks.ts';

type Props = { task: Task; fetcher: FetcherWithComponents<TaskReply> };

/** Ticks a task off in its row, or opens it again. */
export function TaskTick({ task, fetcher }: Props) {
  const { t } = useTranslation('tasks');
  const { may } = usePermissions();
  const done = task.doneAt !== null;
  return (
    <fetcher.Form method="post" action={adminPath('tasks')} className="task-tick">
      <input type="hidden" name="id" value={task.id} />
      <button
        type="submit"
        data-done={done || undefined}
        name="intent"
        value={done ? 'open' : 'tick'}
        disabled={!may('crm', 'update')}
        title={t(done ? 'reopen' : 'tick')}
        aria-label={t(done ? 'reopenNamed' : 'tickNamed', { title: task.title })}
      >
        <i aria-hidden="true">✓</i>
      </button>
    </fetcher.Form>
  );
}
