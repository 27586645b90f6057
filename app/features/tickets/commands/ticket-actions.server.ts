import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { fieldValueCommands } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import { VALUE_CODES, type ValueCode } from '#app/features/custom-fields/custom-field.ts';
import { type MergeQuestion, TICKET_ERRORS, type TicketErrorCode } from '../ticket-replies.ts';
import { cancelScheduledReply } from './cancel-scheduled-reply.server.ts';
import { deleteDraftedReply } from './delete-drafted-reply.server.ts';
import { editTicket } from './edit-ticket.server.ts';
import { linkEntry, unlinkEntry } from './link-entry.server.ts';
import { mergeTickets, unmergeTicket } from './merge-tickets.server.ts';
import { moveTicket } from './move-ticket.server.ts';
import { openByHand } from './open-by-hand.server.ts';
import { replyToTicket } from './reply-to-ticket.server.ts';
import { scheduleReply } from './schedule-reply.server.ts';
import { setTicketContact } from './set-ticket-contact.server.ts';
import { setWriting } from './set-writing.server.ts';
import { ticketNotes } from './ticket-notes.server.ts';

/** The commands posted to the address of a ticket, by the `intent` of its forms. */
const commands = {
  ...ticketNotes,
  reply: replyToTicket,
  later: scheduleReply,
  'drop-later': cancelScheduledReply,
  move: moveTicket,
  edit: editTicket,
  contact: setTicketContact,
  link: linkEntry,
  unlink: unlinkEntry,
  merge: mergeTickets,
  unmerge: unmergeTicket,
  'drop-draft': deleteDraftedReply,
};

export type TicketReply = ReplyOf<typeof commands, TicketErrorCode, MergeQuestion>;

const withFields = { ...commands, ...fieldValueCommands('ticket') };

const isIntent = (text: string): text is keyof typeof withFields => Object.hasOwn(withFields, text);

export const ticketAction = defineActions<typeof withFields, TicketErrorCode | ValueCode>({
  commands: withFields,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    // With a time a reply is scheduled.
    if (intent === 'reply' && form.get('at')) return 'later';
    return isIntent(intent) ? intent : 'note';
  },
  ids: { ticketId: 'id', subjectId: 'id' },
  codes: [...TICKET_ERRORS, ...VALUE_CODES],
});

const newTicketCommands = { open: openByHand };

export type NewTicketReply = ReplyOf<typeof newTicketCommands, TicketErrorCode | ValueCode>;

export const newTicketAction = defineActions<typeof newTicketCommands, TicketErrorCode | ValueCode>(
  {
    commands: newTicketCommands,
    intentOf: () => 'open',
    codes: ['ticket_owner_unfit', ...VALUE_CODES],
    refusals: {
      contact_gone: { code: 'gone', status: 409 },
      // A project or a module that the user cannot see.
      feedback_tickets_project_id_fkey: { code: 'gone', status: 409 },
      feedback_tickets_module_id_fkey: { code: 'gone', status: 409 },
      'new row violates row-level security policy for table "feedback_tickets"': {
        code: 'gone',
        status: 409,
      },
    },
  },
);

const writingCommands = { say: setWriting };

/** No script reads the reply. */
export const writingAction = defineActions<typeof writingCommands, TicketErrorCode>({
  commands: writingCommands,
  intentOf: () => 'say',
  ids: { ticketId: 'id' },
  codes: [],
  refusals: { ticket_gone: { code: 'gone', status: 404 } },
});
