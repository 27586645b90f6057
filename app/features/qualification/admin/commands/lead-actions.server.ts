import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { matchingFilter } from '#app/access/commands/matching-filter.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import {
  tagMatching,
  tagSelected,
  untagMany,
} from '#app/features/crm/tags/commands/tag-many.server.ts';
import {
  type ClosingQuestion,
  LEAD_CODES,
  type LeadCode,
  type MoveCode,
  type OwnerCode,
} from '../lead-codes.ts';
import { leadsList } from '../leads.list.server.ts';
import { listLeads } from '../leads-page.store.server.ts';
import { leadNotes } from '../notes/lead-note-commands.server.ts';
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
const tags = {
  tag: tagSelected('lead'),
  'tag-matching': tagMatching('lead', (user, url, part) => {
    const filter = matchingFilter(leadsList, url.searchParams);
    return asPerson(user, (tx) => listLeads(tx, { filter, sort: leadsList.usual, ...part }));
  }),
  untag: untagMany,
};
const matchingOwners = { 'give-matching': assignMatchingLeads };

/** The commands posted to the list of leads, by the `intent` of its forms. */
const ofLeads = { ...moves, ...matchingMoves, ...owners, ...matchingOwners, ...tags };
/** The commands posted to the address of one lead. */
const ofLead = { ...moves, ...owners, ...leadNotes };

export type MoveReply = ReplyOf<typeof moves & typeof matchingMoves, MoveCode, ClosingQuestion>;
export type OwnerReply = ReplyOf<typeof owners & typeof matchingOwners, OwnerCode, never>;
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
  ids: { leadId: 'id', subjectId: 'id' },
  ...rules,
});
