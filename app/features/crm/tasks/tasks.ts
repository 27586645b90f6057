export const TASK_SUBJECTS = ['lead', 'contact', 'deal'] as const;
export type TaskSubject = (typeof TASK_SUBJECTS)[number];

/** The open tasks that are late, due today, due within a week; and the finished ones. */
export const TASK_STATES = ['late', 'today', 'week', 'done'] as const;

/** The states that the list filters by; `due` is late and due today together. */
export const FILTER_STATES = [...TASK_STATES, 'due'] as const;

/** When the owner is reminded by mail. */
export const REMINDERS = ['none', 'hour', 'morning', 'eve'] as const;
export type Reminder = (typeof REMINDERS)[number];

export const TITLE_LENGTH = 200;
export const TASK_NOTE_LENGTH = 4000;

export type TaskPerson = { id: string; name: string };

export type Task = {
  id: string;
  title: string;
  note: string;
  /** ISO time; the end of the day for a task without a time. */
  dueAt: string;
  /** Day and time as the form shows them, in the company's time zone; the time may be empty. */
  day: string;
  time: string;
  ownerId: string | null;
  owner: string | null;
  doneAt: string | null;
  doneBy: string | null;
  remind: Reminder;
  product: string | null;
  productName: string | null;
  revision: number;
  subject: TaskSubject;
  subjectId: string;
  /** The name of the subject; null if the user may not read it. */
  subjectName: string | null;
  createdAt: string;
};

/** Refusal codes for commands on a task. */
export const TASK_CODES = ['task_untitled', 'task_owner_cannot', 'changed'] as const;
export type TaskCode = (typeof TASK_CODES)[number];

export const isLate = ({ dueAt, doneAt }: Pick<Task, 'dueAt' | 'doneAt'>, now: Date): boolean =>
  doneAt === null && new Date(dueAt) < now;
