import type { OpenDeal } from './staff-leads.ts';

/* Refusal codes for commands on leads. */
const MOVE_CODES = ['changed', 'lead_move_not_allowed', 'deals'] as const;
const OWNER_CODES = ['changed', 'owner_unknown', 'owner_unfit'] as const;
const NOTE_CODES = ['empty', 'long', 'note_not_yours'] as const;
export const LEAD_CODES = [...MOVE_CODES, ...OWNER_CODES, ...NOTE_CODES] as const;

export type MoveCode = (typeof MOVE_CODES)[number];
export type OwnerCode = (typeof OWNER_CODES)[number];
export type NoteCode = (typeof NOTE_CODES)[number];
export type LeadCode = (typeof LEAD_CODES)[number];

/**
 * Lost leads would leave these deals open; none are listed for a whole filter. `fields` are posted again
 * with the choice.
 */
export type DealsQuestion = { open: OpenDeal[]; fields: [name: string, value: string][] };
