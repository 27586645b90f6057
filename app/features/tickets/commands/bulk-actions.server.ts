import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import {
  tagMatching,
  tagSelected,
  untagMany,
} from '#app/features/crm/tags/commands/tag-many.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { ticketsList } from '../queries/tickets.list.server.ts';
import { listTickets } from '../queries/tickets-page.store.server.ts';
import { BULK_CODES, type BulkCode } from '../ticket-replies.ts';
import { changeMatchingTickets, restoreMatchingTickets } from './change-matching-tickets.server.ts';
import { changeTickets, restoreTickets } from './change-tickets.server.ts';

/** Changes of status, owner and priority. */
const changes = {
  set: changeTickets,
  'set-back': restoreTickets,
  'set-matching': changeMatchingTickets,
  'undo-matching': restoreMatchingTickets,
};

/** The commands posted to the list of tickets, by the `intent` of its forms. */
const commands = {
  ...changes,
  tag: tagSelected('ticket'),
  'tag-matching': tagMatching('ticket', async (user, url, part) => {
    const filter = await matchingCustomFilter(user, 'ticket', {
      list: ticketsList,
      search: url.searchParams,
    });
    return asPerson(user, (tx) => listTickets(tx, { filter, sort: ticketsList.usual, ...part }));
  }),
  untag: untagMany,
};

export type BulkReply = ReplyOf<typeof changes, BulkCode>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const bulkAction = defineActions<typeof commands, BulkCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isIntent(intent) ? intent : 'set';
  },
  codes: BULK_CODES,
});
