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
] as const satisfies readonly EntryStatus[];

/** Ways on from a state; the database holds to the same, in private.feedback_may_move(). */
const WAYS: Record<EntryStatus, readonly EntryStatus[]> = {
  new: ['triaged', 'declined', 'duplicate'],
  triaged: ['planned', 'done', 'declined', 'duplicate'],
  planned: ['done', 'triaged', 'declined', 'duplicate'],
  done: ['triaged'],
  declined: ['triaged'],
  duplicate: ['triaged'],
};
export const waysFrom = (status: EntryStatus): readonly EntryStatus[] => WAYS[status];

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
  files: number;
  createdAt: string;
};

/** States of a ticket, in the order of its way. */
export const TICKET_STATUSES = ['open', 'in_progress', 'waiting', 'solved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;

/** Ways of a ticket; the database holds to the same, in private.ticket_may_move(). */
const TICKET_WAYS: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'waiting', 'solved', 'closed'],
  in_progress: ['waiting', 'solved', 'open'],
  waiting: ['in_progress', 'solved'],
  solved: ['closed', 'open'],
  closed: [],
};
export const ticketWaysFrom = (status: TicketStatus): readonly TicketStatus[] =>
  TICKET_WAYS[status];

/** Acts that are posted from an entry's screen, each with what it takes. */
export const INTENTS = {
  move: 'feedback:update',
  note: 'feedback:update',
  answer: 'feedback:update',
  ticket: 'feedback:create',
  'ticket-move': 'feedback:update',
} as const;
export type Intent = keyof typeof INTENTS;

/** What became of an act, by what was asked for. */
export type ActReply = { intent: Intent } & (
  | { done: true }
  | { done: false; why: 'forbidden' | 'invalid' | 'way' | 'changed' | 'gone' }
);
