import { sql, type Transaction } from 'kysely';
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

/** What somebody is reminded of; undefined where she need not, or may not, be. */
export async function readTaskForMail(tx: Tx, id: string): Promise<TaskForMail | undefined> {
  const { rows } = await sql<{
    user_id: string;
    email: string;
    locale: string;
    title: string;
    note: string | null;
    due_at: Date;
    has_time: boolean;
    remind_at: Date;
    subject: TaskSubject;
    subject_id: string;
    subject_name: string;
  }>`select * from private.task_for_mail(${id}::uuid)`.execute(tx);
  const [row] = rows;
  return (
    row && {
      id,
      userId: row.user_id,
      email: row.email,
      locale: row.locale,
      title: row.title,
      note: row.note ?? '',
      dueAt: row.due_at,
      hasTime: row.has_time,
      remindAt: row.remind_at,
      subject: row.subject,
      subjectId: row.subject_id,
      subjectName: row.subject_name,
    }
  );
}

/** Orders the mails whose moment has come, and says how many. */
export async function orderReminders(tx: Tx): Promise<number> {
  const { rows } = await sql<{ ordered: number }>`
    select public.order_task_reminders() as ordered`.execute(tx);
  return rows[0]?.ordered ?? 0;
}
