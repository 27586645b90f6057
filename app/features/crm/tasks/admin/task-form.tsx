import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useTypedInput } from '#app/ui/admin/editor/use-typed-input.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import {
  REMINDERS,
  TASK_NOTE_LENGTH,
  type Task,
  type TaskPerson,
  type TaskSubject,
  TITLE_LENGTH,
} from '../tasks.ts';
import { useTaskPosts } from './use-task-posts.ts';

type Props = {
  /** What is changed; else one is written about a subject. */
  task?: Task;
  about?: { subject: TaskSubject; id: string };
  people: readonly TaskPerson[];
  /** The reader, the default owner of a new one. */
  me: string;
  titleId?: string;
  /** The initial value of the day field. */
  day?: string;
  onDone?: () => void;
  /** Further actions beside the button. */
  children?: ReactNode;
};

/** Shown beside the field, and announced by a live region. */
function Refusal({ why }: { why: string | undefined }) {
  if (!why) return null;
  return (
    <p className="error" role="alert">
      {why}
    </p>
  );
}

/** A task in a line: title, date, owner; and folded away the reminder and a note. */
export function TaskForm({ task, about, people, me, titleId, day, onDone, children }: Props) {
  const { t } = useTranslation('tasks');
  const fetcher = useTaskPosts();
  const own = useId();
  const form = useRef<HTMLFormElement>(null);
  useTypedInput(form, task && `task ${task.id}`);
  // Sent again after a lost reply it is the same task.
  const [fresh, setFresh] = useState('');
  const { data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer
  useEffect(() => {
    if (!data?.ok || (data.intent !== 'write' && data.intent !== 'edit')) return;
    setFresh('');
    if (data.intent === 'write') form.current?.reset();
    onDone?.();
  }, [data]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (!task) {
      const id = fresh || crypto.randomUUID();
      setFresh(id);
      fields.set('id', id);
    }
    void fetcher.submit(fields, { method: 'post', action: adminPath('tasks') });
  };
  const refused = data && !data.ok ? t(`refused.${data.code}`) : undefined;
  const label = (name: string) => `${titleId ?? own}-${name}`;
  return (
    <form
      ref={form}
      method="post"
      action={adminPath('tasks')}
      className="task-form"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value={task ? 'edit' : 'write'} />
      {task && (
        <>
          <input type="hidden" name="id" value={task.id} />
          <input type="hidden" name="revision" value={task.revision} />
        </>
      )}
      {about && (
        <>
          <input type="hidden" name="subject" value={about.subject} />
          <input type="hidden" name="about" value={about.id} />
        </>
      )}
      <Field
        id={titleId ?? label('title')}
        className="task-title"
        label={t('fields.title')}
        name="title"
        required
        maxLength={TITLE_LENGTH}
        autoComplete="off"
        placeholder={t('fields.placeholder')}
        defaultValue={task?.title}
      />
      <Field
        id={label('day')}
        label={t('fields.day')}
        type="date"
        name="day"
        required
        defaultValue={task?.day ?? day}
      />
      <Field
        id={label('time')}
        label={t('fields.time')}
        type="time"
        name="time"
        defaultValue={task?.time}
      />
      <Select
        id={label('owner')}
        className="task-owner"
        label={t('fields.owner')}
        name="owner"
        defaultValue={task ? (task.ownerId ?? '') : me}
        placeholder={t('nobody')}
        options={people.map(({ id, name }) => ({
          value: id,
          label: id === me ? t('meNamed', { name }) : name,
        }))}
      />
      <details className="task-more" open={Boolean(task?.note) || undefined}>
        <summary>{t('fields.more')}</summary>
        <Select
          id={label('remind')}
          label={t('fields.remind')}
          name="remind"
          defaultValue={task?.remind ?? 'none'}
          options={REMINDERS.map((when) => ({ value: when, label: t(`reminders.${when}`) }))}
        />
        <Field
          id={label('note')}
          label={t('fields.note')}
          multiline
          name="note"
          rows={3}
          maxLength={TASK_NOTE_LENGTH}
          defaultValue={task?.note}
        />
      </details>
      <div className="acts">
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t(task ? 'save' : 'create')}
        </Button>
        {children}
      </div>
      <Refusal why={refused} />
    </form>
  );
}
