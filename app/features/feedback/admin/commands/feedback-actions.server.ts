import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { feedbackList } from '../feedback.list.server.ts';
import { listEntries } from '../staff-feedback.store.server.ts';
import type { EntryCode } from '../staff-feedback.ts';
import { moveEntries, moveEntry, restoreEntries } from './move-entries.server.ts';
import { moveEntryTicket } from './move-entry-ticket.server.ts';
import { moveMatchingEntries, restoreMatchingEntries } from './move-matching-entries.server.ts';
import { openTicket } from './open-ticket.server.ts';
import { answerAuthor, writeNote } from './write-message.server.ts';

/** The commands posted to the list of entries, by the `intent` of its forms. */
const listCommands = {
  move: moveEntries,
  undo: restoreEntries,
  'move-matching': moveMatchingEntries(async (tx, query, part) => {
    const { filter } = parseListQuery(feedbackList, query);
    const rows = await listEntries(tx, { ...part, filter, sort: feedbackList.usual });
    return rows.map(({ id }) => id);
  }),
  'undo-matching': restoreMatchingEntries,
};

export type MoveReply = ReplyOf<typeof listCommands, EntryCode>;

const isListIntent = (text: string): text is keyof typeof listCommands =>
  Object.hasOwn(listCommands, text);

/** Database refusals about entries and their tickets. */
const refusals = {
  feedback_move_not_allowed: { code: 'way', status: 409 },
  not_an_idea: { code: 'way', status: 409 },
  ticket_move_not_allowed: { code: 'way', status: 409 },
} as const;

export const feedbackAction = defineActions<typeof listCommands, EntryCode>({
  commands: listCommands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isListIntent(intent) ? intent : 'move';
  },
  codes: ['reason'],
  refusals,
});

/** The commands posted to the address of an entry. */
const entryCommands = {
  move: moveEntry,
  undo: restoreEntries,
  note: writeNote,
  answer: answerAuthor,
  ticket: openTicket,
  'ticket-move': moveEntryTicket,
};

export type EntryReply = ReplyOf<typeof entryCommands, EntryCode>;

const isEntryIntent = (text: string): text is keyof typeof entryCommands =>
  Object.hasOwn(entryCommands, text);

export const entryAction = defineActions<typeof entryCommands, EntryCode>({
  commands: entryCommands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isEntryIntent(intent) ? intent : 'note';
  },
  ids: { entryId: 'id' },
  codes: ['reason'],
  refusals,
});
