/** What outsiders may do with rules, tags and drafts, as a part of outsider-contract.ts. */
export const automation = {
  signedInReads: {
    'public.automation_notices': columns(
      'id user_id kind rule_id run_id lead_id deal_id ticket_id product read_at created_at',
    ),
    'public.automation_runs': columns(
      `id rule_id rule_revision fact_key fact subject subject_id product depth cause outcome reason
      acts at undone_at undone_by`,
    ),
    'public.automation_standings': columns(
      'rule_id armed_at looked_until failures stopped_at last_run_at',
    ),
    'public.crm_message_drafts': columns(
      'id lead_id deal_id product channel template_key run_id created_at',
    ),
    'public.crm_tag_links': columns(
      'id tag_id lead_id deal_id product run_id created_by created_at',
    ),
    'public.crm_tags': columns('id name created_at'),
  },
  signedInCalls: [
    'public.drop_message_draft',
    'public.make_tag',
    'public.preview_rule',
    'public.read_rule_notices',
    'public.tag_subject',
    'public.undo_rule_run',
    'public.untag_subject',
  ],
};

function columns(names: string): string[] {
  return names.split(/\s+/);
}
