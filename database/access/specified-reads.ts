import { selectWith } from '../testing/rest-statements.ts';
import { ADMIN_READS, ANYBODY, type Call, SIGNED_IN } from './specified-call.ts';

export const ticketsWithContact = selectWith('feedback_tickets', {
  contact: ['crm_contacts', 'contact_id'],
  feedback: ['feedback_entries', 'feedback_id'],
});

/** What clients of the specification read. */
export const specifiedReads: readonly Call[] = [
  {
    call: 'logos: active, newest first',
    sql: 'select * from logos where is_active order by created_at desc',
    becomes: ANYBODY,
  },
  { call: 'logos: name', sql: 'select name from logos limit 1', becomes: ANYBODY },
  {
    call: 'qualification_forms: active, oldest first',
    sql: 'select * from qualification_forms where is_active order by created_at',
    becomes: ANYBODY,
  },
  {
    call: 'form_fields: by form_id, in order',
    sql: `select * from form_fields where form_id = (select id from qualification_forms limit 1)
      order by field_order`,
    becomes: ANYBODY,
  },
  {
    call: 'public_company_settings: by business unit',
    sql: `select * from public_company_settings where business_unit = 'forja'`,
    becomes: ANYBODY,
  },
  // The inner number and address are for signed-in people; anonymous callers ask the view above.
  {
    call: 'company_settings: by business unit',
    sql: `select * from company_settings where business_unit = 'forja'`,
    becomes: SIGNED_IN,
  },
  {
    call: 'contact_info: shown',
    sql: `select id, type, label, value, display_order, business_unit from contact_info
      where is_active and is_public and business_unit = 'forja' order by display_order`,
    becomes: ANYBODY,
  },
  { call: 'contact_info: *', sql: 'select * from contact_info', becomes: ANYBODY },
  ...['seo_settings', 'page_seo', 'custom_tags'].map((table) => ({
    call: `${table}: by business_unit`,
    sql: `select * from ${table} where business_unit = 'forja'`,
    becomes: ANYBODY,
  })),
  {
    call: 'feedback_entries: with module and contact',
    sql: selectWith('feedback_entries', {
      module: ['feedback_modules', 'module_id'],
      contact: ['crm_contacts', 'contact_id'],
    }),
    becomes: SIGNED_IN,
  },
  {
    call: 'feedback_tickets: with contact and feedback',
    sql: ticketsWithContact,
    becomes: SIGNED_IN,
  },
  {
    call: 'feedback_modules: by project, in order',
    sql: `select * from feedback_modules where is_active and project_id = (
        select project_id from feedback_modules limit 1) order by display_order`,
    becomes: ANYBODY,
  },
  {
    call: 'feedback_metrics_daily: by date range',
    sql: `select * from feedback_metrics_daily where date between '2020-01-01' and '2120-01-01'`,
    becomes: SIGNED_IN,
  },
  {
    call: 'brand_colors: the active one',
    sql: 'select * from brand_colors where is_active',
    becomes: ANYBODY,
  },
  // Offered on a screen of staff only.
  {
    call: 'color_presets: active, by use',
    sql: 'select * from color_presets where is_active order by usage_count desc',
    becomes: ADMIN_READS,
  },
  {
    call: 'user_profiles: my own',
    sql: (me) => `select * from user_profiles where user_id = '${me}'`,
    becomes: SIGNED_IN,
  },
  {
    call: 'user_roles: my effective ones',
    sql: (me) => `select role from user_roles where user_id = '${me}' and is_active
      and (expires_at is null or expires_at > now())`,
    becomes: SIGNED_IN,
  },
  {
    call: 'crm_contacts: active, of the sources of a product',
    sql: `select * from crm_contacts where is_active and source in ('website', 'qualification')`,
    becomes: SIGNED_IN,
  },
  {
    call: 'crm_deals: with contact',
    sql: selectWith('crm_deals', { contact: ['crm_contacts', 'contact_id'] }),
    becomes: SIGNED_IN,
  },
];
