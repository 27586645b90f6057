import type { EntryStatus } from '../feedback.store.server.ts';
import type { FeedbackType, Severity } from '../feedback-rules.ts';

/** States of an entry, in the order of its way (design §10). */
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

export type EntryFilter = {
  text?: string | undefined;
  status?: EntryStatus | undefined;
  type?: FeedbackType | undefined;
  /** Days of the house, both included. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Columns that entries are sorted by; feedback_page() knows the same. */
export const ENTRY_SORTS = ['arrived', 'type', 'status', 'severity'] as const;
export type EntrySort = { by: (typeof ENTRY_SORTS)[number]; descending: boolean };
export const USUAL_ENTRY_SORT: EntrySort = { by: 'arrived', descending: true };

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

/** What became of a change of an entry. */
export type ChangeReply =
  | { done: 'moved' | 'noted' | 'answered' }
  | { done: false; why: 'forbidden' | 'invalid' | 'way' | 'gone' };
