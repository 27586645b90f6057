import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { inCompanyZone } from '#app/platform/database/business-day.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { REMINDERS, TASK_NOTE_LENGTH, TITLE_LENGTH } from '../tasks.ts';

/** Above the size of a page. */
export const MOST_TASKS = 200;

const withoutEmpty = z.array(z.string()).transform((ids) => ids.filter((id) => id !== ''));
export const noneOrOneId = withoutEmpty.pipe(z.array(z.uuid()).max(1));
export const taskIds = withoutEmpty.pipe(z.array(z.uuid()).min(1).max(MOST_TASKS));

export const optionalUserId = z.union([z.uuid(), z.literal('').transform(() => null)]);

/** The fields of the forms that create and change a task. */
export const taskFields = {
  title: z
    .string()
    .default('')
    .pipe(typedLine)
    .pipe(z.string().min(1, 'task_untitled').max(TITLE_LENGTH, 'task_untitled')),
  note: z.string().trim().max(TASK_NOTE_LENGTH).catch(''),
  day: typedDay,
  /** Empty: the task is due at the end of the day. */
  time: z.union([z.literal(''), z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)]).default(''),
  owner: optionalUserId.default(null),
  remind: z.enum(REMINDERS).catch('none'),
};
type TypedTask = z.output<z.ZodObject<typeof taskFields>>;

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

/** The last arguments of write_task() and edit_task(). */
export const taskArguments = (task: TypedTask) => sql`${task.title}, ${task.note}, ${dueOf(task)},
  ${task.time !== ''}::boolean, ${task.owner}::uuid, ${remindOf(task)}`;
