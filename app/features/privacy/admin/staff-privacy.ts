import type { RequestKind, RequestState } from '../privacy-request.ts';

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

/** Refusals of the database; the names of its exceptions. */
export const STAFF_REFUSALS = [
  'answer_missing',
  'request_not_open',
  'person_is_staff',
  'outcome_unfit',
] as const;
export type StaffReply = {
  done?: Answer['outcome'];
  failed?: (typeof STAFF_REFUSALS)[number] | 'forbidden' | 'unknown';
  /** The typed answer, when it was not sent. */
  message?: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days until an answer is due, below zero when it is late. */
export const daysUntil = (dueAt: string, now: string): number =>
  Math.ceil((Date.parse(dueAt) - Date.parse(now)) / DAY_MS);
