import type { Round } from '#app/platform/jobs/rounds.server.ts';
import { orderAlerts } from './alert-mail.store.server.ts';

/** Finds the leads whose answer is due. Each person is notified once. */
export const alertRound: Round = { name: 'answer alerts', run: orderAlerts };
