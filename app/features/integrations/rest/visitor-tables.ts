/** What a call may do to the rows of a table. */
export type Write = 'insert' | 'update' | 'delete';

/**
 * The tables and views of the specification's §7, with the writes that it names. Grants and policies decide about each
 * call; what is not listed here does not exist for callers.
 */
export const REST_TABLES = {
  brand_colors: ['insert', 'update'],
  color_presets: ['update'],
  company_settings: [],
  contact_info: [],
  crm_contacts: [],
  crm_deals: [],
  custom_tags: ['insert', 'update', 'delete'],
  feedback_entries: ['update'],
  feedback_metrics_daily: [],
  feedback_modules: [],
  feedback_tickets: ['insert', 'update'],
  form_fields: [],
  logos: ['insert', 'update', 'delete'],
  newsletter_subscriptions: ['insert', 'update'],
  page_seo: ['insert', 'update'],
  public_company_settings: [],
  qualification_forms: [],
  qualification_submissions: ['insert'],
  seo_settings: ['update'],
  user_profiles: [],
  user_roles: [],
} as const satisfies Record<string, readonly Write[]>;

/** The functions of §7. */
export const REST_FUNCTIONS = [
  'check_rate_limit',
  'check_subscription_status',
  'get_all_newsletter_subscriptions',
  'get_newsletter_stats',
  'has_permission',
  'log_security_event',
] as const;
