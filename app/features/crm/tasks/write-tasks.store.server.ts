import { type RawBuilder, sql, type Transaction } from 'kysely';
import { inCompanyZone } from '#app/platform/database/business-day.server.ts';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Reminder, TaskSubject } from './tasks.ts';

type Tx = Transaction<DB>;

export type TypedTask = {
  title: string;
  note: string;
  day: string;
  /** Empty: by the end of the day. */
  time: string;
  owner: string | null;
  remind: Reminder;
};

const END_OF_DAY = '23:59:59';

const at = (day: string, time: string, later = 0): RawBuilder<Date> =>
  inCompanyZone(sql`(${day}::date + ${later}::int + ${time}::time)`);

const dueOf = ({ day, time }: TypedTask) => at(day, time || END_OF_DAY);

function remindOf(task: TypedTask): RawBuilder<Date | null> {
  switch (task.remind) {
    case 'hour':
      return sql<Date>`(${dueOf(task)} - interval '1 hour')`;
    case 'morning':
      return at(task.day, '08:00');
    case 'eve':
      return at(task.day, '09:00', -1);
    default:
      return sql<null>`null::timestamptz`;
  }
}

const said = (task: TypedTask) => sql`${task.title}, ${task.note}, ${dueOf(task)},
  ${task.time !== ''}::boolean, ${task.owner}::uuid, ${remindOf(task)}`;

/** Keeps a task; sent twice under one id it is kept once. */
export async function writeTask(
  tx: Tx,
  id: string,
  about: { subject: TaskSubject; id: string },
  task: TypedTask,
): Promise<void> {
  await sql`select public.write_task(${id}::uuid, ${about.subject}, ${about.id}::uuid,
    ${said(task)})`.execute(tx);
}

/** Changes a task as it was read; false where somebody was quicker. */
export async function editTask(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  task: TypedTask,
): Promise<boolean> {
  const { rows } = await sql<{ now: number | null }>`
    select public.edit_task(${id}::uuid, ${revision}::int, ${said(task)}) as now`.execute(tx);
  return rows[0]?.now != null;
}

/** Says which of them were not so already. */
export async function setTasksDone(tx: Tx, ids: string[], done: boolean): Promise<string[]> {
  return (await callValue(tx, 'public.set_tasks_done', { ids, done })) ?? [];
}

/** Says whose they were before. */
export async function giveTasks(tx: Tx, ids: string[], owner: string | null) {
  const rows = await callRows(tx, 'public.give_tasks', { ids, ownerId: owner });
  return rows.map(({ id, owner_before: before }) => ({ id, owner: before }));
}

export async function removeTask(tx: Tx, id: string, removed: boolean): Promise<void> {
  await callValue(tx, 'public.remove_task', { id, removed });
}
