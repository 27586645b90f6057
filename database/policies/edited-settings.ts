const edited: Record<string, string> = {
  answer_targets: 'service source minutes warn_percent',
  automation_rules: `name subject product starts conditions acts mails_outside is_active display_order
    updated_at`,
  brand_colors: `scheme_name scheme_description primary_color accent_color neutral_scale
    semantic_colors system_colors gradients shadows is_active`,
  color_presets: 'preset_name preset_description colors is_active',
  company_holidays: 'code is_kept day yearly name spans translations',
  company_settings: `business_unit company_name whatsapp_number support_email brand_primary_color
    brand_accent_color public_whatsapp_number public_support_email business_hours social_media
    blog_url translations strangers_mail`,
  contact_info: `type label value display_order business_unit is_active is_public translations`,
  content_overrides: 'kind slug draft published published_at visibility visibility_changed_at',
  crm_pipelines: 'product slug name "position" is_default is_active stalled_after',
  crm_stages: 'pipeline_id slug name "position" kind chance needs_value is_active',
  crm_templates: `product key channel name subject body translations is_active display_order
    updated_at`,
  custom_tags: `name tag_type content business_unit page_paths is_active consent_category
    stores`,
  feedback_modules: 'project_id key name is_active display_order translations',
  feedback_projects: `key name allowed_origins srs_enabled nps_enabled attachments_enabled
    ideas_enabled questions_enabled widget_position is_active product persona widget_theme
    translations`,
  form_fields: `form_id field_order field_name field_label field_type is_required placeholder_text
    options contact_property translations`,
  lead_assignment_rules: `name "position" services sources products locales way owner_id colleagues
    is_active`,
  logos: 'name type variant file_path public_url width height usage_context is_active',
  page_seo: `page_path business_unit title meta_description og_image canonical_url keywords no_index
    no_follow og_title og_description twitter_title twitter_description twitter_image
    translations`,
  qualification_forms: `name is_active page_paths title description thank_you_title
    thank_you_message redirect_to_whatsapp redirect_delay translations archived_at lead_source`,
  score_rules: `version_id rule_key "position" name translations kind subject test words at_least
    points`,
  seo_settings: `business_unit site_name title_template og_image twitter_handle canonical_base_url
    google_analytics_id google_tag_manager_id google_tag_manager_enabled
    facebook_pixel_id linkedin_partner_id translations`,
};

const DATED = [
  'automation_rules',
  'brand_colors',
  'crm_templates',
  'feedback_projects',
  'logos',
  'qualification_forms',
];
/** Set by the database itself. */
const COUNTED: Record<string, string> = {
  color_presets: 'usage_count',
  page_seo: 'updated_at',
  seo_settings: 'updated_at',
};

/**
 * The tables that people with the settings permission edit, with all their columns: what is read
 * whole may be sent back whole, and triggers keep what is the database's own.
 */
export const editedSettings = {
  tables: Object.keys(edited).map((table) => `public.${table}`),
  columns: Object.fromEntries(
    Object.entries(edited).map(([table, columns]) => [
      `public.${table}`,
      [
        'id',
        ...columns.split(/\s+/),
        'revision',
        ...(DATED.includes(table) ? ['created_at'] : []),
        ...(COUNTED[table] ? [COUNTED[table]] : []),
      ],
    ]),
  ),
};
