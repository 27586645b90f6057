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
};

const callable = [
  'private.caller_role',
  'private.claim',
  'private.uid',
  'public.application_receipt',
  'public.check_rate_limit',
  'public.lead_receipt',
  'public.submit_application',
  'public.submit_lead',
];

const signedInCalls = ['private.phone_key'];

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
  ].sort();
}

/** Functions that the role may call, sorted. */
export function outsiderFunctions(role: Outsider): string[] {
  return [...callable, ...(role === 'authenticated' ? signedInCalls : [])].sort();
}
