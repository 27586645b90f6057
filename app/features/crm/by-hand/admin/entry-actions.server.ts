import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { VALUE_CODES, type ValueCode } from '#app/features/custom-fields/custom-field.ts';
import { openTyped } from '#app/features/tickets/commands/open-typed.server.ts';
import { makeEntry } from '../commands/make-entry.server.ts';
import { readEntry, readTicketEntry } from '../commands/read-entry.server.ts';
import type { EntryCode, EntryDetails } from '../entry.ts';

/** The commands that add a ticket or a record of the CRM from one line. */
const commands = {
  make: makeEntry,
  read: readEntry,
  ticket: openTyped,
  'read-ticket': readTicketEntry,
};

export type EntryReply = ReplyOf<typeof commands, EntryCode | ValueCode, EntryDetails>;

export const entryAction = defineActions<typeof commands, EntryCode | ValueCode>({
  commands,
  intentOf: (form) => {
    const isTicket = form.get('what') === 'ticket';
    if (form.get('intent') === 'read') return isTicket ? 'read-ticket' : 'read';
    return isTicket ? 'ticket' : 'make';
  },
  codes: VALUE_CODES,
});
