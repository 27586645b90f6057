import { plusDays } from '#app/features/crm/results/results-range.ts';
import { readTicket } from '#app/features/tickets/queries/ticket.store.server.ts';
import { readThread } from '#app/features/tickets/queries/ticket-thread.store.server.ts';
import { countByState } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { readTicketFigures } from '#app/features/tickets/ticket-figures/admin/ticket-figures.store.server.ts';
import { companyTickets } from '#app/features/today/admin/queue/company-tickets.server.ts';
import { parseTodayRange } from '#app/features/today/admin/today-range.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import {
  countIdeasByStatus,
  findSimilarIdeas,
  readIdea,
} from '../../app/features/feedback/admin/ideas/ideas.store.server.ts';
import type { Case, Cases } from '../crm/case.ts';
import type { Tx } from '../lists/times.ts';
import type { Sample } from './ticket-sample.ts';

/** As many as the tabs of a list count up to. */
const MOST_COUNTED = 1000;

const RANGES = ['range=7', 'range=30', 'range=90', 'range=90&compare=year'] as const;

const of = (ids: readonly string[], work: (tx: Tx, id: string) => Promise<unknown>): Case[] =>
  ids.map((id) => ({ name: id, work: (tx) => work(tx, id) }));

async function figures(tx: Tx, search: string, project: string | undefined): Promise<void> {
  const today = businessDay();
  const range = parseTodayRange(new URLSearchParams(search), today);
  await readTicketFigures(tx, range, { project }, plusDays(today, -365));
}

/** Threads, counts of tabs, what waits, the ranking of one idea, and the figures. */
export function ticketScreens({
  userId,
  tickets,
  unsolved,
  ideas,
  requestedIdeas,
  projects,
}: Sample): Cases {
  return {
    'a ticket with all that its screen shows': of(tickets, (tx, id) => readTicket(tx, id, userId)),
    'a thread': of([...unsolved, ...tickets], (tx, id) => readThread(tx, id, userId)),
    'counts of the tabs': [{ name: 'all', work: (tx) => countByState(tx, {}, MOST_COUNTED) }],
    'today: tickets that wait': [
      { name: 'all', work: async (tx) => (await companyTickets(tx)).rows },
    ],
    'ideas, counts of the tabs': [
      { name: 'all', work: (tx) => countIdeasByStatus(tx, {}, MOST_COUNTED) },
    ],
    'an idea with its place and its voices': of([...requestedIdeas, ...ideas], readIdea),
    'ideas that are alike': of(ideas, (tx, id) => findSimilarIdeas(tx, id, '')),
    ...Object.fromEntries(
      RANGES.map((search) => [
        `figures, ${search}`,
        [undefined, ...projects].map((project) => ({
          name: project ?? 'every project',
          work: (tx: Tx) => figures(tx, search, project),
        })),
      ]),
    ),
  };
}
