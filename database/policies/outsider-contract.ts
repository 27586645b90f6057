import { feedback } from './feedback-contract.ts';

type Outsider = 'anon' | 'authenticated';

// The anonymous contract of the tables that exist so far, written down by hand: what is not here
// is refused. Columns that are no part of it are never added here.
const readable: Record<string, string[]> = {
  'public.brand_colors': [
    'primary_color',
    'accent_color',
    'neutral_scale',
    'semantic_colors',
    'system_colors',
    'gradients',
    'shadows',
    'scheme_name',
    'scheme_description',
    'is_active',
  ],
  'public.cache_generation': ['generation'],
  'public.company_settings': [
    'business_unit',
    'company_name',
    'brand_primary_color',
    'brand_accent_color',
    'business_hours',
    'social_media',
    'public_whatsapp_number',
    'public_support_email',
  ],
  'public.contact_info': [
    'id',
    'type',
    'label',
    'value',
    'display_order',
    'business_unit',
    'is_active',
    'is_public',
  ],
  'public.custom_tags': [
    'id',
    'name',
    'tag_type',
    'content',
    'business_unit',
    'page_paths',
    'is_active',
  ],
  ...feedback.anyoneReads,
  'public.form_fields': [
    'id',
    'form_id',
    'field_order',
    'field_name',
    'field_label',
    'field_type',
    'is_required',
    'placeholder_text',
    'options',
  ],
  'public.logos': [
    'id',
    'name',
    'type',
    'variant',
    'file_path',
    'public_url',
    'width',
    'height',
    'usage_context',
    'is_active',
    'created_at',
  ],
  'public.page_seo': [
    'page_path',
    'business_unit',
    'title',
    'meta_description',
    'og_image',
    'canonical_url',
    'keywords',
    'no_index',
    'no_follow',
    'og_title',
    'og_description',
    'twitter_title',
    'twitter_description',
    'twitter_image',
  ],
  'public.public_company_settings': [
    'company_name',
    'brand_primary_color',
    'brand_accent_color',
    'business_hours',
    'social_media',
    'public_whatsapp_number',
    'public_support_email',
    'business_unit',
  ],
  'public.qualification_forms': [
    'id',
    'name',
    'is_active',
    'page_paths',
    'title',
    'description',
    'thank_you_title',
    'thank_you_message',
    'redirect_to_whatsapp',
    'redirect_delay',
    'created_at',
  ],
  'public.seo_settings': [
    'id',
    'business_unit',
    'site_name',
    'title_template',
    'og_image',
    'twitter_handle',
    'canonical_base_url',
    'google_analytics_id',
    'google_tag_manager_id',
    'facebook_pixel_id',
    'linkedin_partner_id',
  ],
};

const sendable: Record<string, string[]> = {
  'public.qualification_submissions': [
    'id',
    'form_id',
    'form_data',
    'source_page',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'user_agent',
  ],
};

const signedInReads: Record<string, string[]> = {
  'public.company_settings': ['id', 'whatsapp_number', 'support_email'],
  ...feedback.signedInReads,
  'public.qualification_submissions': [
    'id',
    'form_id',
    'source',
    'form_data',
    'form_snapshot',
    'source_page',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'locale',
    'status',
    'protocol',
    'review_reason',
    'contact_id',
    'deal_id',
    'created_at',
  ],
  'public.role_permissions': ['role', 'resource', 'action'],
  'public.second_step_roles': ['role', 'since', 'set_by'],
  'public.security_events': [
    'id',
    'created_at',
    'event_type',
    'severity',
    'user_id',
    'actor_id',
    'ip_address',
    'user_agent',
    'details',
  ],
  'public.submission_status_changes': [
    'id',
    'submission_id',
    'from_status',
    'to_status',
    'changed_by',
    'changed_role',
    'changed_at',
  ],
  'public.user_profiles': [
    'user_id',
    'display_name',
    'email',
    'locale',
    'is_active',
    'created_at',
    'updated_at',
  ],
  'public.user_roles': [
    'id',
    'user_id',
    'role',
    'is_active',
    'expires_at',
    'reason',
    'granted_by',
    'created_at',
  ],
};

const signedInUpdates: Record<string, string[]> = {
  ...feedback.signedInUpdates,
  'public.qualification_submissions': ['status'],
  'public.user_profiles': ['display_name', 'locale'],
};

const callable = [
  ...feedback.anyoneCalls,
  'private.caller_role',
  'private.claim',
  'private.uid',
  'public.application_receipt',
  'public.check_rate_limit',
  'public.lead_receipt',
  'public.submit_application',
  'public.submit_lead',
];

const signedInCalls = [
  ...feedback.signedInCalls,
  'private.my_rank',
  'private.phone_key',
  'public.demand_second_step',
  'public.end_person_sessions',
  'public.end_role',
  'public.grant_role',
  'public.has_permission',
  'public.highest_role',
  'public.invite_person',
  'public.lead_history',
  'public.leads_count',
  'public.leads_page',
  'public.leads_per_week',
  'public.log_security_event',
  'public.my_permissions',
  'public.people_page',
  'public.person_sign_in',
  'public.renew_invitation',
  'public.reset_second_factor',
  'public.set_person_active',
  'public.set_role_permission',
];

function privileges(kind: string, columns: Record<string, string[]>): string[] {
  return Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => `${kind} ${table}.${name}`),
  );
}

/** "SELECT public.logos.name" and the like: everything the role may do with columns, sorted. */
export function outsiderColumns(role: Outsider): string[] {
  return [
    ...privileges('SELECT', readable),
    ...privileges('INSERT', sendable),
    ...(role === 'authenticated' ? privileges('SELECT', signedInReads) : []),
    ...(role === 'authenticated' ? privileges('INSERT', feedback.signedInInserts) : []),
    ...(role === 'authenticated' ? privileges('UPDATE', signedInUpdates) : []),
  ].sort();
}

/** Functions that the role may call, sorted. */
export function outsiderFunctions(role: Outsider): string[] {
  return [...callable, ...(role === 'authenticated' ? signedInCalls : [])].sort();
}
