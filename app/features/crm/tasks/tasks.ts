export const TASK_SUBJECTS = ['lead', 'contact', 'deal'] as const;
export type TaskSubject = (typeof TASK_SUBJECTS)[number];

/** The open tasks that are late, due today, due within a week; and the finished ones. */
export const TASK_STATES = ['late', 'today', 'week', 'done'] as const;

/** Further filters: late and due today, together. */
export const ASKED_STATES = [...TASK_STATES, 'due'] as const;

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
  /** ISO time; without a time of its own the end of that day. */
  dueAt: string;
  /** As the fields have it, in the company's time zone; the time is empty where there is none. */
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
  /** Its subject; null where the reader may not know it. */
  subjectName: string | null;
  createdAt: string;
};

/** Refusal codes for commands on a task. */
export const TASK_CODES = ['untitled', 'owner', 'changed'] as const;
export type TaskCode = (typeof TASK_CODES)[number];

export const isLate = ({ dueAt, doneAt }: Pick<Task, 'dueAt' | 'doneAt'>, now: Date): boolean =>
  doneAt === null && new Date(dueAt) < now;
