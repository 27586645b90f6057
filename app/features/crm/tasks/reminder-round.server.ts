import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderReminders } from './task-mail.store.server.ts';

/** Finds the tasks with a due reminder. Each is enqueued once. */
export const reminderRound: Round = { name: 'task reminders', run: orderReminders };
