import { listExport } from '#app/areas/admin/exports/list-exports.server.ts';
import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { exportedTickets } from './admin/exported-tickets.server.ts';
import { ticketsApi } from './api/tickets.api.server.ts';
import { ticketTimesJobs } from './clocks/ticket-times.jobs.server.ts';
import { replyRound } from './commands/reply-round.server.ts';
import { ticketJobs } from './jobs/ticket.jobs.server.ts';
import { ratingsList } from './queries/ratings.list.server.ts';
import { ticketsList } from './queries/tickets.list.server.ts';

export const tickets: ServerFeature = {
  api: [ticketsApi],
  exports: [listExport({ list: 'tickets', file: 'ticketsExport' }, 'nav.tickets', exportedTickets)],
  finds: { ticket: 'public.find_tickets' },
  jobs: { ...ticketJobs, ...ticketTimesJobs },
  rounds: [replyRound],
  lists: [
    viewedList({ name: 'tickets', screen: 'tickets', resource: 'feedback', list: ticketsList }),
    viewedList({ name: 'ratings', screen: 'ratings', resource: 'feedback', list: ratingsList }),
  ],
};
