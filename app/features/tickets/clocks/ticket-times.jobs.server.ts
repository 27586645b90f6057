import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { reckonTicketClocks } from './ticket-clocks.store.server.ts';

/** Recomputes the running clocks, one batch per transaction: an interrupted run starts over. */
const reckon: JobHandler = async ({ first }) => {
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await asActor({ kind: 'system' }, (tx) => reckonTicketClocks(tx, from, Boolean(first)));
  } while (after !== null);
};

/** The follow-ups of changed hours, holidays or targets of tickets. */
export const ticketTimesJobs: Readonly<Record<string, JobHandler>> = {
  'ticket.clocks': reckon,
};
