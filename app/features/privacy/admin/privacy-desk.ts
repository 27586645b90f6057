import type { Sort } from '#app/ui/admin/data-table/list-address.ts';
import type { RequestKind, RequestState } from '../privacy-request.ts';

export const DESK_SORTS = ['due', 'asked'] as const;
export type DeskSort = Sort<(typeof DESK_SORTS)[number]>;
/** What is due first stands first. */
export const USUAL_DESK_SORT: DeskSort = { by: 'due', descending: false };

export type DeskFilter = {
  text?: string | undefined;
  kind?: RequestKind | undefined;
  state?: RequestState | undefined;
};
export type DeskPart = { sort: DeskSort; after?: string | undefined; limit: number };

export type RequestRow = {
  id: string;
  protocol: string;
  kind: RequestKind;
  state: RequestState;
  /** Null once an erasure is done. */
  email: string | null;
  createdAt: string;
  dueAt: string;
  closedAt: string | null;
};

export type RequestEvent =
  | 'asked'
  | 'proved'
  | 'looked'
  | 'copy_given'
  | 'copy_fetched'
  | 'revoked'
  | 'corrected'
  | 'refused'
  | 'erasure_ordered'
  | 'erased';

export const OUTCOMES = ['copy_given', 'corrected', 'refused', 'erase'] as const;
export type Answer = { outcome: (typeof OUTCOMES)[number]; message: string };

/** Why the database would not; the names of its exceptions. */
export const DESK_REFUSALS = [
  'answer_missing',
  'request_not_open',
  'person_is_staff',
  'outcome_unfit',
] as const;
export type DeskReply = {
  done?: Answer['outcome'];
  failed?: (typeof DESK_REFUSALS)[number] | 'forbidden' | 'unknown';
  /** What was written, when it did not go. */
  message?: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days until an answer is due, below zero when it is late. */
export const daysUntil = (dueAt: string, now: string): number =>
  Math.ceil((Date.parse(dueAt) - Date.parse(now)) / DAY_MS);
