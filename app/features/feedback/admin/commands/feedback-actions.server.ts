import type { Tx } from '#app/access/commands/command.server.ts';
import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { matchingFilter } from '#app/access/commands/matching-filter.server.ts';
import { NOTE_CODES, type NoteCode } from '#app/features/notes/note.ts';
import type { BatchPart } from '#app/platform/batches.ts';
import { feedbackList } from '../feedback.list.server.ts';
import { listEntries } from '../staff-feedback.store.server.ts';
import {
  ANSWER_CODES,
  type AnswerCode,
  type EntriesCode,
  type EntryCode,
} from '../staff-feedback.ts';
import { answerAuthor } from './answer-author.server.ts';
import {
  assignEntries,
  assignMatchingEntries,
  undoEntryAssignment,
} from './assign-entries.server.ts';
import { entryNoteCommands } from './entry-note-commands.server.ts';
import { moveEntries, moveEntry, restoreEntries } from './move-entries.server.ts';
import { moveEntryTicket } from './move-entry-ticket.server.ts';
import { moveMatchingEntries, restoreMatchingEntries } from './move-matching-entries.server.ts';
import { openTicket } from './open-ticket.server.ts';

/** Ids of the next entries of the filter in an address. */
async function nextIds(tx: Tx, query: URLSearchParams, part: BatchPart): Promise<string[]> {
  const filter = matchingFilter(feedbackList, query);
  const rows = await listEntries(tx, { ...part, filter, sort: feedbackList.usual });
  return rows.map(({ id }) => id);
}

/** The commands posted to the list of entries, by the `intent` of its forms. */
const listCommands = {
  move: moveEntries,
  undo: restoreEntries,
  'move-matching': moveMatchingEntries(nextIds),
  'undo-matching': restoreMatchingEntries,
};

/** Posted to the list too; an entry's own page has them for its one owner. */
const ownerCommands = {
  give: assignEntries,
  'give-matching': assignMatchingEntries(nextIds),
  'give-back': undoEntryAssignment,
};
const onList = { ...listCommands, ...ownerCommands };

export type MoveReply = ReplyOf<typeof listCommands, EntryCode>;

export type ListReply = ReplyOf<typeof onList, EntriesCode>;
export type OwnerReply = ReplyOf<typeof ownerCommands, EntriesCode>;

const isListIntent = (text: string): text is keyof typeof onList => Object.hasOwn(onList, text);

/** Database refusals about entries and their tickets. */
const refusals = {
  feedback_move_not_allowed: { code: 'way', status: 409 },
  not_an_idea: { code: 'way', status: 409 },
  ticket_move_not_allowed: { code: 'way', status: 409 },
} as const;

export const feedbackAction = defineActions<typeof onList, EntriesCode>({
  commands: onList,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isListIntent(intent) ? intent : 'move';
  },
  codes: ['reason', 'owner'],
  refusals,
});

/** The commands posted to the address of an entry. */
const entryCommands = {
  move: moveEntry,
  undo: restoreEntries,
  answer: answerAuthor,
  ticket: openTicket,
  'ticket-move': moveEntryTicket,
};

export type EntryReply = ReplyOf<typeof entryCommands, EntryCode | AnswerCode>;

const withNotes = { ...entryCommands, ...entryNoteCommands };

const isEntryIntent = (text: string): text is keyof typeof withNotes =>
  Object.hasOwn(withNotes, text);

export const entryAction = defineActions<typeof withNotes, EntryCode | AnswerCode | NoteCode>({
  commands: withNotes,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isEntryIntent(intent) ? intent : 'note';
  },
  ids: { entryId: 'id', subjectId: 'id' },
  codes: ['reason', ...ANSWER_CODES, ...NOTE_CODES],
  refusals: { ...refusals, entry_gone: { code: 'gone', status: 404 } },
});
