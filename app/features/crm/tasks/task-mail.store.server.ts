import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { TaskSubject } from './tasks.ts';

type Tx = Transaction<DB>;

export type TaskForMail = {
  id: string;
  userId: string;
  email: string;
  locale: string;
  title: string;
  note: string;
  dueAt: Date;
  hasTime: boolean;
  remindAt: Date;
  subject: TaskSubject;
  subjectId: string;
  subjectName: string;
};

/** The task of a reminder; undefined where its owner need not, or may not, be reminded. */
export async function readTaskForMail(tx: Tx, id: string): Promise<TaskForMail | undefined> {
  const rows = await callRows(
    tx,
    'private.task_for_mail',
    { taskId: id },
    { subject: typed<TaskSubject>() },
  );
  const [row] = rows;
  return (
    row && {
      id,
      userId: row.userId,
      email: row.email,
      locale: row.locale,
      title: row.title,
      note: row.note ?? '',
      dueAt: row.dueAt,
      hasTime: row.hasTime,
      remindAt: row.remindAt,
      subject: row.subject,
      subjectId: row.subjectId,
      subjectName: row.subjectName,
    }
  );
}

/** Enqueues the due mails, and returns how many. */
export async function orderReminders(tx: Tx): Promise<number> {
  return (await callValue(tx, 'public.order_task_reminders', {})) ?? 0;
}
