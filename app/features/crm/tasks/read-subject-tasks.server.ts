import type { Transaction } from 'kysely';
import { businessDay } from '#app/i18n/business-day.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readOwners } from '../owners.store.server.ts';
import { tasksOf } from './tasks.store.server.ts';
import type { TaskSubject } from './tasks.ts';

const DAY_MS = 24 * 3_600_000;

/** The data of `SubjectTasks` for a lead, a contact or a deal. */
export async function readSubjectTasks(
  tx: Transaction<DB>,
  subject: TaskSubject,
  id: string,
  me: string,
) {
  return {
    subject,
    subjectId: id,
    tasks: await tasksOf(tx, subject, id),
    people: await readOwners(tx),
    me,
    tomorrow: businessDay(new Date(Date.now() + DAY_MS)),
  };
}
