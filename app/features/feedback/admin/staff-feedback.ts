import type { TicketStatus } from '#app/features/tickets/ticket.ts';
import type { EntryStatus } from '../feedback.store.server.ts';
import type { FeedbackType, Severity } from '../feedback-rules.ts';

/** States of an entry, in the order of its way. */
export const ENTRY_STATUSES = [
  'new',
  'triaged',
  'planned',
  'done',
  'declined',
  'duplicate',
  'spam',
] as const satisfies readonly EntryStatus[];

/** Moves from a state; the database enforces the same, in private.feedback_may_move(). */
const TRANSITIONS: Record<EntryStatus, readonly EntryStatus[]> = {
  new: ['triaged', 'declined', 'duplicate', 'spam'],
  triaged: ['planned', 'done', 'declined', 'duplicate', 'spam'],
  planned: ['done', 'triaged', 'declined', 'duplicate'],
  done: ['triaged'],
  declined: ['triaged'],
  duplicate: ['triaged'],
  spam: ['new', 'triaged'],
};
export const transitionsFrom = (status: EntryStatus): readonly EntryStatus[] => TRANSITIONS[status];

/** The states that all of these may move to. */
export const transitionsOfAll = (
  entries: readonly Pick<EntryRow, 'status'>[],
): readonly EntryStatus[] =>
  ENTRY_STATUSES.filter((to) =>
    entries.every(({ status }) => transitionsFrom(status).includes(to)),
  );

/** The states that any of a filter's rows may move to, in one state or in all. */
export const transitionsOfMatching = (status: EntryStatus | undefined): readonly EntryStatus[] =>
  status ? transitionsFrom(status) : ENTRY_STATUSES.filter((to) => transitionsTo(to).length > 0);

/** The states from which a state can be reached. */
export const transitionsTo = (to: EntryStatus): readonly EntryStatus[] =>
  ENTRY_STATUSES.filter((from) => transitionsFrom(from).includes(to));

export type EntryPlace = { id: string; status: EntryStatus };

/** Refusal codes for commands on entries. */
export type EntryCode = 'changed' | 'way' | 'reason';
/** For a reply to the author of an entry. */
export const ANSWER_CODES = ['empty', 'long', 'open', 'files_gone'] as const;
export type AnswerCode = (typeof ANSWER_CODES)[number];
/** For commands on the list, which also assigns entries: the chosen owner may not read feedback. */
export type EntriesCode = EntryCode | 'owner';

/** An entry with its status, as forms send it. */
export const placeField = ({ id, status }: EntryPlace): string => `${id}:${status}`;

export type EntryRow = {
  id: string;
  protocol: string;
  project: string;
  module: string;
  type: FeedbackType;
  severity: Severity;
  status: EntryStatus;
  score: number | null;
  verbatim: string;
  author: string;
  ownerId: string | null;
  owner: string;
  files: number;
  createdAt: string;
};

/** The ticket in which an entry is answered: the newest in work, else the newest; the one it was merged into.
 * Undefined without any. */
export function ticketToWriteIn(
  tickets: readonly { id: string; status: TicketStatus; mergedInto: string | null }[],
): { id: string } | undefined {
  const inWork = tickets.find(({ status }) => status !== 'solved' && status !== 'closed');
  const found = inWork ?? tickets[0];
  return found && { id: found.mergedInto ?? found.id };
}
