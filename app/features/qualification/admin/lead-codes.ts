import type { CloseReason } from '#app/features/crm/close-reasons/reasons.ts';
import { NOTE_CODES } from '#app/features/notes/note.ts';
import type { EndingDeal } from './staff-leads.ts';

/* Refusal codes for commands on leads. */
const MOVE_CODES = [
  'changed',
  'lead_move_not_allowed',
  'closing',
  'deal_needs_value',
  'deal_has_client',
] as const;
const OWNER_CODES = ['changed', 'owner_unknown', 'owner_unfit'] as const;
export const LEAD_CODES = [...MOVE_CODES, ...OWNER_CODES, ...NOTE_CODES] as const;

export type MoveCode = (typeof MOVE_CODES)[number];
export type OwnerCode = (typeof OWNER_CODES)[number];
export type LeadCode = (typeof LEAD_CODES)[number];

/** The statuses that end the deal of a lead. */
export type ClosingStatus = 'lost' | 'spam' | 'converted';

/**
 * Asks why leads are lost or won, and what becomes of the deals that end with them; none are listed for a whole filter.
 * `fields` are posted again with the answer.
 */
export type ClosingQuestion = {
  to: ClosingStatus;
  open: EndingDeal[];
  /** Whether any deal ends, also where none is listed. */
  ends: boolean;
  reasons: CloseReason[];
  fields: [name: string, value: string][];
};
