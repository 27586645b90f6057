import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { type MergeQuestion, WHYS, type Why } from '../ticket-replies.ts';
import { cancelScheduledReply } from './cancel-scheduled-reply.server.ts';
import { dropBegunReply } from './drop-begun-reply.server.ts';
import { editNote } from './edit-note.server.ts';
import { editTicket } from './edit-ticket.server.ts';
import { linkEntry, unlinkEntry } from './link-entry.server.ts';
import { mergeTickets, unmergeTicket } from './merge-tickets.server.ts';
import { moveTicket } from './move-ticket.server.ts';
import { openByHand } from './open-by-hand.server.ts';
import { readMentions } from './read-mentions.server.ts';
import { removeNote, restoreNote } from './remove-note.server.ts';
import { replyToTicket } from './reply-to-ticket.server.ts';
import { sayWriting } from './say-writing.server.ts';
import { scheduleReply } from './schedule-reply.server.ts';
import { setTicketContact } from './set-ticket-contact.server.ts';
import { writeNote } from './write-note.server.ts';

/** What is posted to the address of a ticket, by the `intent` of its forms. */
const commands = {
  note: writeNote,
  'edit-note': editNote,
  'remove-note': removeNote,
  'restore-note': restoreNote,
  'read-notes': readMentions,
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
  'drop-begun': dropBegunReply,
};

export type TicketReply = ReplyOf<typeof commands, Why, MergeQuestion>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const ticketAction = defineActions<typeof commands, Why>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    // With a time a reply is scheduled.
    if (intent === 'reply' && form.get('at')) return 'later';
    return isIntent(intent) ? intent : 'note';
  },
  ids: { ticketId: 'id' },
  codes: WHYS,
  refusals: {
    feedback_update_missing: { code: 'forbidden', status: 403 },
    note_not_yours: { code: 'notYours', status: 409 },
    ticket_gone: { code: 'gone', status: 404 },
    contact_gone: { code: 'contactGone', status: 404 },
    entry_gone: { code: 'entryGone', status: 404 },
    ticket_merged: { code: 'merged', status: 409 },
    ticket_answered: { code: 'answered', status: 409 },
    ticket_changed: { code: 'changed', status: 409 },
    ticket_reaches_nobody: { code: 'nobody', status: 409 },
    ticket_move_not_allowed: { code: 'way', status: 409 },
    ticket_owner_unfit: { code: 'unfit', status: 409 },
    ticket_other_product: { code: 'otherProduct', status: 409 },
    ticket_other_client: { code: 'otherClient', status: 409 },
    files_gone: { code: 'files', status: 409 },
    already_merged: { code: 'mergedAlready', status: 409 },
    merge_with_itself: { code: 'itself', status: 409 },
    unmerge_late: { code: 'late', status: 409 },
    later_time_invalid: { code: 'time', status: 422 },
    later_too_many: { code: 'manyLater', status: 409 },
    later_gone: { code: 'laterGone', status: 409 },
    not_merged: { code: 'changed', status: 409 },
  },
});

const newTicketCommands = { open: openByHand };

export type NewTicketReply = ReplyOf<typeof newTicketCommands, Why>;

export const newTicketAction = defineActions<typeof newTicketCommands, Why>({
  commands: newTicketCommands,
  intentOf: () => 'open',
  codes: [],
  refusals: {
    ticket_owner_unfit: { code: 'unfit', status: 409 },
    contact_gone: { code: 'gone', status: 409 },
    // A project or a module that the user cannot see.
    feedback_tickets_project_id_fkey: { code: 'gone', status: 409 },
    feedback_tickets_module_id_fkey: { code: 'gone', status: 409 },
    'new row violates row-level security policy for table "feedback_tickets"': {
      code: 'gone',
      status: 409,
    },
  },
});

const writingCommands = { say: sayWriting };

/** No script reads the reply. */
export const writingAction = defineActions<typeof writingCommands, Why>({
  commands: writingCommands,
  intentOf: () => 'say',
  ids: { ticketId: 'id' },
  codes: [],
  refusals: { ticket_gone: { code: 'gone', status: 404 } },
});
