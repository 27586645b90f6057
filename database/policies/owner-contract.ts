/** What signed-in outsiders may call about whose leads are, as a part of outsider-contract.ts. */
export const ownerCalls = `give_leads hand_over lead_owner_events lead_owners owned_by set_at_work
  take_back_handover take_back_leads worked_leads_count worked_leads_export worked_leads_page`
  .split(/\s+/)
  .map((name) => `public.${name}`);

/** What staff read of how a lead is worked. */
export const leadWork =
  `owner_id owner_sought_at answer_target answer_due_at answer_warn_at answered_at
  answer_seconds score service`.split(/\s+/);
