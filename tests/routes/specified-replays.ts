import type { SupabaseClient } from '@supabase/supabase-js';
import { KNOWN } from '../../database/access/specified-call.ts';

export type Answer = {
  data: unknown;
  count?: number | null;
  status?: number;
  error: { code?: string; message: string } | null;
};
export type Caller = { client: SupabaseClient; me: string };
type Replay = (caller: Caller) => PromiseLike<Answer>;

/** Ids of rows that the site starts with; the test finds them. */
export const rows = { form: '', project: '', seo: '' };

const all =
  (table: string) =>
  ({ client }: Caller) =>
    client.from(table).select();
const byUnit =
  (table: string) =>
  ({ client }: Caller) =>
    client.from(table).select('*').eq('business_unit', 'forja');
export const counted = { count: 'exact' } as const;
const LEAD = {
  form_data: { email: 'bia@casa.example' },
  source_page: '/contato',
  utm_source: 'carta',
  user_agent: 'caller',
  status: 'new',
};
const SCHEME = {
  scheme_name: 'Brasa',
  primary_color: 'hsl(240 85% 55%)',
  accent_color: 'hsl(165 85% 45%)',
  is_active: true,
};
const LOGO = {
  type: 'symbol',
  variant: 'color',
  file_path: 'logos/novo.svg',
  public_url: '/logos/novo.svg',
  width: 64,
  height: 64,
  is_active: true,
};

const READS: Record<string, Replay> = {
  'logos: active, newest first': ({ client }) =>
    client
      .from('logos')
      .select('*')
      .eq('is_active', true)
      .order('created_at', { ascending: false }),
  'logos: name': ({ client }) => client.from('logos').select('name').limit(1),
  'qualification_forms: active, oldest first': ({ client }) =>
    client.from('qualification_forms').select('*').eq('is_active', true).order('created_at'),
  'form_fields: by form_id, in order': ({ client }) =>
    client.from('form_fields').select('*').eq('form_id', rows.form).order('field_order'),
  'public_company_settings: by business unit': byUnit('public_company_settings'),
  'company_settings: by business unit': byUnit('company_settings'),
  'contact_info: shown': ({ client }) =>
    client
      .from('contact_info')
      .select('id, type, label, value, display_order, business_unit')
      .match({ is_active: true, is_public: true, business_unit: 'forja' })
      .order('display_order'),
  'contact_info: *': all('contact_info'),
  'seo_settings: by business_unit': byUnit('seo_settings'),
  'page_seo: by business_unit': byUnit('page_seo'),
  'custom_tags: by business_unit': byUnit('custom_tags'),
  'feedback_entries: with module and contact': ({ client }) =>
    client
      .from('feedback_entries')
      .select('*, module:feedback_modules(*), contact:crm_contacts(name, email)'),
  'feedback_tickets: with contact and feedback': ({ client }) =>
    client
      .from('feedback_tickets')
      .select('*, contact:crm_contacts(*), feedback:feedback_entries!feedback_id(*)'),
  'feedback_modules: by project, in order': ({ client }) =>
    client
      .from('feedback_modules')
      .select('*')
      .eq('project_id', rows.project)
      .is('is_active', true)
      .order('display_order'),
  'feedback_metrics_daily: by date range': ({ client }) =>
    client
      .from('feedback_metrics_daily')
      .select('*')
      .gte('date', '2020-01-01')
      .lte('date', '2120-01-01'),
  'brand_colors: the active one': ({ client }) =>
    client.from('brand_colors').select('*').eq('is_active', true).single(),
  'color_presets: active, by use': ({ client }) =>
    client
      .from('color_presets')
      .select('*')
      .eq('is_active', true)
      .order('usage_count', { ascending: false }),
  'user_profiles: my own': ({ client, me }) =>
    client.from('user_profiles').select('*').eq('user_id', me).maybeSingle(),
  'user_roles: my effective ones': ({ client, me }) =>
    client
      .from('user_roles')
      .select('role')
      .eq('user_id', me)
      .eq('is_active', true)
      .or(`expires_at.is.null,expires_at.gt.${new Date().toISOString()}`),
  'crm_contacts: active, of the sources of a product': ({ client }) =>
    client
      .from('crm_contacts')
      .select('*', counted)
      .eq('is_active', true)
      .in('source', ['website', 'qualification']),
  'crm_deals: with contact': ({ client }) =>
    client
      .from('crm_deals')
      .select('*, contact:crm_contacts!inner(*)')
      .eq('contact.is_active', true),
};

const WRITES: Record<string, Replay> = {
  'qualification_submissions: insert, with a state': ({ client }) =>
    client.from('qualification_submissions').insert(LEAD, counted),
  'qualification_submissions: insert and read back': ({ client }) =>
    client.from('qualification_submissions').insert(LEAD).select(),
  'seo_settings: update by id': ({ client }) =>
    client
      .from('seo_settings')
      .update({ title_template: '%s | %n', og_image: '/og.png' })
      .eq('id', rows.seo)
      .select(),
  'page_seo: upsert on page_path and business_unit': ({ client }) =>
    client
      .from('page_seo')
      .upsert(
        { page_path: '/sobre', business_unit: 'forja', title: 'Sobre', no_index: false },
        { onConflict: 'page_path,business_unit' },
      )
      .select(),
  'custom_tags: insert': ({ client }) =>
    client
      .from('custom_tags')
      .insert({ name: 'v', tag_type: 'meta', content: '<meta name="v">', page_paths: [] })
      .select()
      .single(),
  'custom_tags: update': ({ client }) =>
    client.from('custom_tags').update({ is_active: true }).eq('name', 'sample').select(),
  'custom_tags: delete': ({ client }) =>
    client.from('custom_tags').delete(counted).eq('name', 'sample'),
  'feedback_entries: update': ({ client }) =>
    client
      .from('feedback_entries')
      .update({ status: 'triaged', severity: 'high' })
      .eq('id', KNOWN.entry)
      .select(),
  'feedback_tickets: insert with a state and without a title': ({ client }) =>
    client
      .from('feedback_tickets')
      .insert({
        project_id: rows.project,
        feedback_id: KNOWN.entry,
        contact_id: KNOWN.contact,
        status: 'open',
        priority: 'high',
      })
      .select(),
  'feedback_tickets: update': ({ client }) =>
    client
      .from('feedback_tickets')
      .update({ status: 'solved', priority: 'low' })
      .eq('id', KNOWN.ticket)
      .select(),
  'newsletter_subscriptions: upsert on email': ({ client }) =>
    client
      .from('newsletter_subscriptions')
      .upsert({ email: KNOWN.subscriber, status: 'pending' }, { onConflict: 'email', ...counted }),
  'newsletter_subscriptions: unsubscribe by email': ({ client }) =>
    client
      .from('newsletter_subscriptions')
      .update({ status: 'unsubscribed', unsubscribed_at: '2026-05-01T12:00:00Z' }, counted)
      .eq('email', KNOWN.subscriber),
  'brand_colors: upsert of a new active one': ({ client }) =>
    client.from('brand_colors').upsert(SCHEME).select(),
  'brand_colors: upsert of a known one as the active one': ({ client }) =>
    client
      .from('brand_colors')
      .upsert({ id: KNOWN.scheme, ...SCHEME, scheme_name: 'Brasa viva' })
      .select(),
  'color_presets: usage_count plus one': ({ client }) =>
    client.from('color_presets').update({ usage_count: 8 }).eq('id', KNOWN.preset).select(),
  'logos: insert, returning the row': ({ client }) =>
    client
      .from('logos')
      .insert({ name: 'novo', ...LOGO })
      .select()
      .single(),
  'logos: two at once': ({ client }) =>
    client.from('logos').insert(
      [
        { name: 'um', ...LOGO },
        { name: 'dois', ...LOGO },
      ],
      counted,
    ),
  'logos: update': ({ client }) =>
    client.from('logos').update({ usage_context: 'headers' }).eq('name', 'sample').select(),
  'logos: delete': ({ client }) => client.from('logos').delete(counted).eq('name', 'sample'),
};

const FUNCTIONS: Record<string, Replay> = {
  log_security_event: ({ client, me }) =>
    client.rpc('log_security_event', {
      event_type: 'suspicious_submission',
      user_id: me,
      ip_address: null,
      user_agent: 'caller',
      details: { form: 'x' },
    }),
  check_rate_limit: ({ client }) =>
    client.rpc('check_rate_limit', {
      identifier: 'x',
      max_requests: 5,
      time_window: '10 minutes',
    }),
  'check_rate_limit without a unit': ({ client }) =>
    client.rpc('check_rate_limit', { identifier: 'x', max_requests: 5, time_window: '5' }),
  check_subscription_status: ({ client }) =>
    client.rpc('check_subscription_status', { email_address: KNOWN.subscriber }),
  get_all_newsletter_subscriptions: ({ client }) => client.rpc('get_all_newsletter_subscriptions'),
  get_newsletter_stats: ({ client }) => client.rpc('get_newsletter_stats'),
  has_permission: ({ client, me }) =>
    client.rpc('has_permission', { p_user_id: me, p_resource: 'crm', p_action: 'read' }),
};

/** Each call of `database/access/specified-*.ts`, made by the client. */
export const REPLAYS: Readonly<Record<string, Replay>> = { ...READS, ...WRITES, ...FUNCTIONS };
