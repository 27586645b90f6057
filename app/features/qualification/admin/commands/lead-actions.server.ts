import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import {
  type ClosingQuestion,
  LEAD_CODES,
  type LeadCode,
  type MoveCode,
  type NoteCode,
  type OwnerCode,
} from '../lead-codes.ts';
import { editNote } from '../notes/commands/edit-note.server.ts';
import { readLeadMentions } from '../notes/commands/read-lead-mentions.server.ts';
import { removeNote, restoreNote } from '../notes/commands/remove-note.server.ts';
import { writeNote } from '../notes/commands/write-note.server.ts';
import {
  assignLeads,
  assignMatchingLeads,
  undoLeadAssignment,
} from '../owners/commands/assign-leads.server.ts';
import { moveLeads, moveLeadsBack } from './move-leads.server.ts';
import { moveMatchingBack, moveMatchingLeads } from './move-matching-leads.server.ts';

const moves = { move: moveLeads, undo: moveLeadsBack };
const matchingMoves = { 'move-matching': moveMatchingLeads, 'undo-matching': moveMatchingBack };
const owners = { give: assignLeads, 'give-back': undoLeadAssignment };
const matchingOwners = { 'give-matching': assignMatchingLeads };
const notes = {
  note: writeNote,
  'edit-note': editNote,
  'remove-note': removeNote,
  'restore-note': restoreNote,
  'read-notes': readLeadMentions,
};

/** What is posted to the list of leads, by the `intent` of its forms. */
const ofLeads = { ...moves, ...matchingMoves, ...owners, ...matchingOwners };
/** What is posted to the address of one lead. */
const ofLead = { ...moves, ...owners, ...notes };

export type MoveReply = ReplyOf<typeof moves & typeof matchingMoves, MoveCode, ClosingQuestion>;
export type OwnerReply = ReplyOf<typeof owners & typeof matchingOwners, OwnerCode, never>;
export type NoteReply = ReplyOf<typeof notes, NoteCode, never>;
export type LeadReply = ReplyOf<typeof ofLeads & typeof ofLead, LeadCode, ClosingQuestion>;

const rules = {
  // A form without an intent moves leads.
  intentOf: (form: FormData) => String(form.get('intent') ?? 'move'),
  codes: LEAD_CODES,
  refusals: {
    stage_put_away: { code: 'lead_move_not_allowed', status: 409 },
    lead_gone: { code: 'gone', status: 409 },
    // A lead of another product, or a deleted one.
    crm_update_missing: { code: 'note_not_yours', status: 409 },
    lead_notes_lead_id_fkey: { code: 'gone', status: 404 },
    // Stored mentions are longer than the typed names.
    lead_notes_body_check: { code: 'long', status: 422 },
  },
} as const;

export const leadsAction = defineActions<typeof ofLeads, LeadCode>({ commands: ofLeads, ...rules });

export const leadAction = defineActions<typeof ofLead, LeadCode>({
  commands: ofLead,
  ids: { leadId: 'id' },
  ...rules,
});
