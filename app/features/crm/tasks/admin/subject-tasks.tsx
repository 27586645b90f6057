import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import type { TaskReply } from '../commands/task-actions.server.ts';
import type { Task, TaskPerson, TaskSubject } from '../tasks.ts';
import { TaskDue } from './task-due.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskTick } from './task-tick.tsx';
import { useTaskPosts } from './use-task-posts.ts';

const FIELD = 'new-task';

export type SubjectTasksProps = {
  subject: TaskSubject;
  subjectId: string;
  tasks: readonly Task[];
  people: readonly TaskPerson[];
  me: string;
  /** The day after this one, as date fields have it. */
  tomorrow: string;
  /** Beside a list its heading is one of several on the screen. */
  heading: 'h2' | 'h3';
};

type LineProps = {
  task: Task;
  acts: FetcherWithComponents<TaskReply>;
  onEdit: () => void;
};

function Line({ task, acts, onEdit }: LineProps) {
  const { t } = useTranslation('tasks');
  const { may } = usePermissions();
  return (
    <>
      <TaskTick task={task} fetcher={acts} />
      <span className="task-what">
        <b>{task.title || t('emptied')}</b>
        {task.note && <span className="soft">{task.note}</span>}
        <span className="soft">
          <TaskDue task={task} /> · {task.owner ?? t('nobody')}
        </span>
      </span>
      {may('crm', 'update') && (
        <span className="task-acts">
          <button
            type="button"
            className="icon-button"
            aria-label={t('editNamed', task)}
            onClick={onEdit}
          >
            <Pencil size={14} aria-hidden="true" />
          </button>
          <acts.Form method="post" action={adminPath('tasks')}>
            <input type="hidden" name="id" value={task.id} />
            <button
              type="submit"
              className="icon-button"
              name="intent"
              value="remove"
              aria-label={t('removeNamed', task)}
            >
              <Trash2 size={14} aria-hidden="true" />
            </button>
          </acts.Form>
        </span>
      )}
    </>
  );
}

/** The open and finished tasks of a lead, a contact or a deal; a new one is written in a line. */
export function SubjectTasks(props: SubjectTasksProps) {
  const { subject, subjectId, tasks, people, me, tomorrow, heading: Heading } = props;
  const { t } = useTranslation('tasks');
  const { may } = usePermissions();
  const acts = useTaskPosts();
  const [edited, edit] = useState<string>();
  const writes = may('crm', 'update');
  useKeys(
    writes
      ? [
          {
            keys: 't',
            label: t('key'),
            group: 'record',
            legend: true,
            run: () => document.getElementById(FIELD)?.focus(),
          },
        ]
      : [],
  );
  return (
    <section className="tasks" aria-labelledby="tasks">
      <Heading id="tasks" className="subtitle">
        {t('title')}
      </Heading>
      {tasks.length === 0 && <p className="soft">{t('none')}</p>}
      {tasks.length > 0 && (
        <ul className="task-list">
          {tasks.map((task) => (
            <li key={task.id} data-done={task.doneAt !== null || undefined}>
              {edited === task.id ? (
                <TaskForm task={task} people={people} me={me} onDone={() => edit(undefined)}>
                  <button type="button" className="link" onClick={() => edit(undefined)}>
                    {t('cancel')}
                  </button>
                </TaskForm>
              ) : (
                <Line task={task} acts={acts} onEdit={() => edit(task.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {writes && (
        <TaskForm
          key={subjectId}
          about={{ subject, id: subjectId }}
          people={people}
          me={me}
          titleId={FIELD}
          day={tomorrow}
        />
      )}
    </section>
  );
}
