/** What outsiders may do with products and what belongs to them, as a part of outsider-contract.ts. */
export const products = {
  signedInReads: {
    'public.crm_products': columns(
      'id slug name color is_active lead_sources settings display_order revision created_at updated_at',
    ),
    'public.crm_contacts': columns(
      `id name email phone phone_key phone_verified company source is_active created_at updated_at
      company_id job_title owner_id merged_into products revision`,
    ),
    'public.crm_deals': columns(
      `id contact_id pipeline_id stage_id title value source is_active created_at updated_at product
      company_id owner_id expected_close stage_since touched_at closed_at close_reason close_note
      lead_id revision state organization_id`,
    ),
    'public.crm_companies': columns(
      'id name cnpj site city state products owner_id is_active revision created_at updated_at',
    ),
    'public.crm_contact_points': columns(
      'id contact_id kind value match_key label is_primary created_at',
    ),
    'public.crm_imports': columns(
      `id created_by product file_name storage_key encoding separator header fingerprint lines mapping
      source on_known state failure round passed made changed unchanged problems undone kept created_at
      updated_at started_at ended_at undone_at`,
    ),
    'public.crm_import_lines': columns(
      'id import_id line cells plan outcome standing remarks contact_id ran_at',
    ),
    'public.crm_tasks': columns(
      `id lead_id contact_id deal_id product title note due_at has_time owner_id done_at done_by
      remind_at reminded_at removed_at emptied_at created_by created_at revision`,
    ),
    'public.crm_events': columns(
      'id subject subject_id contact_id product kind from_value to_value details actor at act',
    ),
  },
  signedInUpdates: {
    'public.crm_products': columns(
      'slug name color is_active lead_sources settings display_order revision updated_at',
    ),
  },
  signedInCalls: [
    'private.in_every_product',
    'private.may_in',
    'private.products_in',
    'public.begin_import',
    'public.map_import',
    'public.reread_import',
    'public.check_import_lines',
    'public.end_import_check',
    'public.start_import',
    'public.run_import_lines',
    'public.cancel_import',
    'public.undo_import',
    'public.undo_import_lines',
    ...`deal_events deals_as_of deals_board deals_count deals_export deals_forecast deals_open_with_leads
      lose_deals_of_leads reopen_deals_of_leads deals_in_stage deals_in_stage_as_of deals_page edit_deal make_deal move_deal set_deals_owner
      take_back_owners undo_deal_move`
      .split(/\s+/)
      .map((name) => `public.${name}`),
    'private.chosen_product',
    'private.entry_in_reach',
    'private.feedback_projects_asked',
    'private.feedback_projects_in',
    'private.lead_in_reach',
    'private.lead_sources_asked',
    'private.lead_sources_in',
    'private.products_asked',
    'public.pipelines_in_use',
    'public.product_metrics',
    'public.result_contacts_count',
    'public.result_contacts_page',
    'public.result_deals_count',
    'public.result_deals_page',
    'public.result_stage_times',
    'public.result_totals',
    'public.result_touched',
    'public.result_won_by',
    'public.edit_task',
    'public.give_tasks',
    'public.remove_task',
    'public.set_tasks_done',
    'public.write_task',
  ],
};

function columns(names: string): string[] {
  return names.split(/\s+/);
}
