import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderReminders } from './task-mail.store.server.ts';

/** Looks whose tasks want a reminder. Each is ordered once. */
export const reminderRound: Round = { name: 'task reminders', run: orderReminders };
