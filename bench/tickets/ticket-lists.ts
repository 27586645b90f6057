import { ratingsList } from '#app/features/tickets/queries/ratings.list.server.ts';
import { countRatings, listRatings } from '#app/features/tickets/queries/ratings.store.server.ts';
import { ticketsList } from '#app/features/tickets/queries/tickets.list.server.ts';
import {
  countTickets,
  listTickets,
} from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { countedTicketsList } from '#app/features/tickets/ticket-figures/admin/counted-tickets.list.server.ts';
import { readCountedTickets } from '#app/features/tickets/ticket-figures/admin/counted-tickets.store.server.ts';
import { feedbackList } from '../../app/features/feedback/admin/feedback.list.server.ts';
import { ideasList } from '../../app/features/feedback/admin/ideas/ideas.list.server.ts';
import {
  countIdeas,
  listIdeas,
} from '../../app/features/feedback/admin/ideas/ideas.store.server.ts';
import {
  countEntries,
  listEntries,
} from '../../app/features/feedback/admin/staff-feedback.store.server.ts';
import { type Case, type Cases, pages, partsOf } from '../crm/case.ts';
import type { Sample } from './ticket-sample.ts';

const counted = (cases: readonly Case[]) => cases.filter(({ name }) => !name.includes('after='));

/** Pages of a list and what it counts, each with its own kinds of address. */
function ofList(
  what: string,
  queries: Readonly<Record<string, string[]>>,
  page: (queries: readonly string[]) => Case[],
  count: (queries: readonly string[]) => Case[],
): Cases {
  return Object.fromEntries(
    Object.entries(queries).flatMap(([kind, some]) => [
      [`${what}, ${kind}`, page(some)],
      [`${what}, ${kind}, counted`, counted(count(some))],
    ]),
  );
}

/** From words that many have to one that nobody has; a number, an address. */
const WORDS = ['planilhas', 'ximenes', 'quitéria uchôa', 'a-0218', '.7771@correio', 'zzz nobody'];
const worded = WORDS.map((text) => `text=${encodeURIComponent(text)}`);
const STATES = ['open', 'in_progress', 'waiting', 'others', 'solved', 'closed'];
const bothWays = (names: readonly string[]) => names.flatMap((by) => [`sort=${by}`, `sort=-${by}`]);

const tickets = ({ tickets: all, unsolved, owner, projects, modules, contacts }: Sample) =>
  ofList(
    'tickets',
    {
      'in each order': pages(bothWays(ticketsList.sorts), unsolved.slice(0, 6)),
      'of a state': pages(
        STATES.map((status) => `status=${status}`),
        all.slice(0, 2),
      ),
      'of a state, in each order': pages(
        STATES.flatMap((status) =>
          bothWays(ticketsList.sorts).map((by) => `status=${status}&${by}`),
        ),
        [],
      ),
      'by whose turn, priority and time': pages(
        [
          ...['waits=house', 'waits=customer', 'priority=urgent', 'priority=low'],
          ...[
            'due=late',
            'due=today',
            'due=paused',
            'due=late&sort=due',
            'priority=high&waits=house',
          ],
        ],
        unsolved.slice(0, 2),
      ),
      'by owner': pages(
        [
          'owner=none',
          'owner=me',
          'owner=me-or-none',
          `owner=${owner}`,
          `owner=${owner}&status=closed`,
        ],
        unsolved.slice(0, 2),
      ),
      'by project, module, contact': pages(
        [
          ...projects.map((id) => `project=${id}`),
          ...modules.map((id) => `module=${id}`),
          ...contacts.map((id) => `contact=${id}`),
        ],
        [],
      ),
      'with words': worded,
      'with words, of a state': worded.flatMap((text) => [
        `${text}&status=open`,
        `${text}&status=closed`,
      ]),
    },
    (some) => partsOf(ticketsList, some, listTickets),
    (some) =>
      partsOf(ticketsList, some, (tx, { filter, counted }) => countTickets(tx, filter, counted)),
  );

const ratings = ({ ratings: ids, projects }: Sample) =>
  ofList(
    'ratings',
    {
      'in each order': pages(bothWays(ratingsList.sorts), ids.slice(0, 6)),
      filtered: pages(
        ['score=1', 'score=5', ...projects.map((id) => `project=${id}`), 'score=2&from=2025-01-01'],
        ids.slice(0, 2),
      ),
    },
    (some) => partsOf(ratingsList, some, listRatings),
    (some) => partsOf(ratingsList, some, (tx, { filter }) => countRatings(tx, filter)),
  );

const entries = ({ entries: ids }: Sample) =>
  ofList(
    'entries',
    {
      'in each order': pages(bothWays(feedbackList.sorts), ids.slice(0, 6)),
      filtered: pages(
        ['status=new', 'status=done', 'type=bug', 'type=nps', 'status=new&type=bug'],
        ids.slice(0, 2),
      ),
      'with words': worded,
    },
    (some) => partsOf(feedbackList, some, listEntries),
    (some) =>
      partsOf(feedbackList, some, (tx, { filter, counted }) => countEntries(tx, filter, counted)),
  );

const ideas = ({ ideas: ids, projects }: Sample) =>
  ofList(
    'ideas',
    {
      'in each order': pages(bothWays(ideasList.sorts), ids.slice(0, 6)),
      filtered: pages(
        [
          'status=new',
          'status=planned&sort=-voices',
          'unscored=yes',
          ...projects.map((id) => `project=${id}`),
        ],
        ids.slice(0, 2),
      ),
      'with words': worded,
    },
    (some) => partsOf(ideasList, some, listIdeas),
    (some) =>
      partsOf(ideasList, some, (tx, { filter, counted }) => countIdeas(tx, filter, counted)),
  );

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What figures lead to; a page and what it counts are read as one. */
const behindFigures = (): Cases => ({
  'tickets behind a figure': partsOf(
    countedTicketsList,
    ['opened', 'answered', 'solved', 'merged', 'open'].flatMap((did) =>
      [7, 90, 700].map((days) => `did=${did}&from=${daysAgo(days)}&to=${daysAgo(days - 7)}`),
    ),
    async (tx, part) => (await readCountedTickets(tx, part)).tickets,
  ),
});

/** Every list of the service desk, in each order and with each filter, and what it counts. */
export const ticketLists = (sample: Sample): Cases => ({
  ...tickets(sample),
  ...ratings(sample),
  ...entries(sample),
  ...ideas(sample),
  ...behindFigures(),
});
