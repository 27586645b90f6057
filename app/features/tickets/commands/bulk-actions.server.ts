import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { BULK_CODES, type BulkCode } from '../ticket-replies.ts';
import { changeMatchingTickets, restoreMatchingTickets } from './change-matching-tickets.server.ts';
import { changeTickets, restoreTickets } from './change-tickets.server.ts';

/** The commands posted to the list of tickets, by the `intent` of its forms. */
const commands = {
  set: changeTickets,
  'set-back': restoreTickets,
  'set-matching': changeMatchingTickets,
  'undo-matching': restoreMatchingTickets,
};

export type BulkReply = ReplyOf<typeof commands, BulkCode>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const bulkAction = defineActions<typeof commands, BulkCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isIntent(intent) ? intent : 'set';
  },
  codes: BULK_CODES,
});
