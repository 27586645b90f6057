import { adminPath } from '#app/paths.ts';
import type { TaskSubject } from './tasks.ts';

/** The screen of a task's subject. */
export const taskSubjectPath = (subject: TaskSubject, id: string): string =>
  adminPath(subject, { id });
