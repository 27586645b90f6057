import type { StepUpCode } from '#app/access/step-up.ts';
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
  | 'link_resent'
  | 'proved'
  | 'looked'
  | 'copy_given'
  | 'copy_fetched'
  | 'revoked'
  | 'corrected'
  | 'refused'
  | 'erasure_ordered'
  | 'erased';

/** The answers to a request; all but the erasure are sent to the person with a message. */
export const ANSWERS = ['copy_given', 'corrected', 'refused'] as const;
export type Outcome = (typeof ANSWERS)[number] | 'erase' | 'resend';

export const REQUEST_CODES = [
  'answer_missing',
  'request_not_open',
  'request_proved',
  'resent_lately',
  'person_is_staff',
  'break_glass_missing',
  'outcome_unfit',
] as const;
export type RequestCode = (typeof REQUEST_CODES)[number] | StepUpCode;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days until an answer is due, below zero when it is late. */
export const daysUntil = (dueAt: string, now: string): number =>
  Math.ceil((Date.parse(dueAt) - Date.parse(now)) / DAY_MS);
