import { deleteOf, insertOf, updateOf } from '../testing/rest-statements.ts';
import {
  ADMIN_ADDS,
  ADMIN_CALLS,
  ADMIN_CHANGES,
  ANYBODY,
  type Call,
  KNOWN,
  SIGNED_IN,
} from './specified-call.ts';

const SCHEME = {
  scheme_name: 'Brasa',
  primary_color: 'hsl(240 85% 55%)',
  accent_color: 'hsl(165 85% 45%)',
  neutral_scale: { 50: '#fafafa' },
  is_active: true,
};
const LOGO = {
  type: 'symbol',
  variant: 'color',
  file_path: 'logos/novo.svg',
  public_url: '/logos/novo.svg',
  width: 64,
  height: 64,
  usage_context: 'icons and favicons',
  is_active: true,
};
const LEAD = {
  form_data: { email: 'bia@casa.example' },
  source_page: '/contato',
  utm_source: 'carta',
  utm_medium: 'papel',
  utm_campaign: 'maio',
  user_agent: 'caller',
  status: 'new',
};

/** What they write. */
export const specifiedWrites: readonly Call[] = [
  {
    call: 'qualification_submissions: insert, with a state',
    sql: insertOf('qualification_submissions', [LEAD]),
    becomes: ANYBODY,
  },
  // A sender cannot read what they sent; staff read leads.
  {
    call: 'qualification_submissions: insert and read back',
    sql: insertOf('qualification_submissions', [LEAD], { returning: true }),
    becomes: SIGNED_IN,
  },
  {
    call: 'seo_settings: update by id',
    sql: updateOf(
      'seo_settings',
      { title_template: '%s | %n', og_image: '/og.png' },
      `seo_settings.business_unit = 'forja'`,
      true,
    ),
    becomes: ADMIN_CHANGES,
  },
  {
    call: 'page_seo: upsert on page_path and business_unit',
    sql: insertOf(
      'page_seo',
      [{ page_path: '/sobre', business_unit: 'forja', title: 'Sobre', no_index: false }],
      { onConflict: ['page_path', 'business_unit'], returning: true },
    ),
    becomes: ADMIN_ADDS,
  },
  {
    call: 'custom_tags: insert',
    sql: insertOf(
      'custom_tags',
      [
        {
          name: 'v',
          tag_type: 'meta',
          content: '<meta name="v">',
          business_unit: 'forja',
          page_paths: [],
          is_active: true,
        },
      ],
      { returning: true },
    ),
    becomes: ADMIN_ADDS,
  },
  {
    call: 'custom_tags: update',
    sql: updateOf('custom_tags', { is_active: true }, `custom_tags.name = 'sample'`, true),
    becomes: ADMIN_CHANGES,
  },
  {
    call: 'custom_tags: delete',
    sql: deleteOf('custom_tags', `name = 'sample'`),
    becomes: ADMIN_CHANGES,
  },
  {
    call: 'feedback_entries: update',
    sql: updateOf(
      'feedback_entries',
      { status: 'triaged', severity: 'high' },
      `feedback_entries.id = '${KNOWN.entry}'`,
      true,
    ),
    becomes: ADMIN_CHANGES,
  },
  {
    call: 'feedback_tickets: insert with a state and without a title',
    sql: `with t as (select project_id from feedback_modules limit 1)
      insert into feedback_tickets (project_id, feedback_id, contact_id, status, priority)
      select project_id, '${KNOWN.entry}', '${KNOWN.contact}', 'open', 'high' from t returning *`,
    becomes: ADMIN_ADDS,
  },
  {
    call: 'feedback_tickets: update',
    sql: updateOf(
      'feedback_tickets',
      { status: 'solved', priority: 'low' },
      `feedback_tickets.id = '${KNOWN.ticket}'`,
      true,
    ),
    becomes: ADMIN_CHANGES,
  },
  // Visitors do it by functions that mail the address; administrators write rows.
  {
    call: 'newsletter_subscriptions: upsert on email',
    sql: insertOf('newsletter_subscriptions', [{ email: KNOWN.subscriber, status: 'pending' }], {
      onConflict: ['email'],
    }),
    becomes: ADMIN_ADDS,
  },
  {
    call: 'newsletter_subscriptions: unsubscribe by email',
    sql: updateOf(
      'newsletter_subscriptions',
      { status: 'unsubscribed', unsubscribed_at: '2026-05-01T12:00:00Z' },
      `newsletter_subscriptions.email = '${KNOWN.subscriber}'`,
    ),
    becomes: ADMIN_CHANGES,
  },
  {
    call: 'brand_colors: upsert of a new active one',
    sql: insertOf('brand_colors', [SCHEME], { onConflict: ['id'], returning: true }),
    becomes: ADMIN_CALLS,
  },
  {
    call: 'brand_colors: upsert of a known one as the active one',
    sql: insertOf('brand_colors', [{ id: KNOWN.scheme, ...SCHEME }], {
      onConflict: ['id'],
      returning: true,
    }),
    becomes: ADMIN_CALLS,
  },
  {
    call: 'color_presets: usage_count plus one',
    sql: updateOf(
      'color_presets',
      { usage_count: 8 },
      `color_presets.id = '${KNOWN.preset}'`,
      true,
    ),
    becomes: ADMIN_CHANGES,
  },
  {
    call: 'logos: insert, returning the row',
    sql: insertOf('logos', [{ name: 'novo', ...LOGO }], { returning: true }),
    becomes: ADMIN_ADDS,
  },
  {
    call: 'logos: two at once',
    sql: insertOf('logos', [
      { name: 'um', ...LOGO },
      { name: 'dois', ...LOGO },
    ]),
    becomes: ADMIN_ADDS,
  },
  {
    call: 'logos: update',
    sql: updateOf('logos', { usage_context: 'calls to action' }, `logos.name = 'sample'`, true),
    becomes: ADMIN_CHANGES,
  },
  { call: 'logos: delete', sql: deleteOf('logos', `name = 'sample'`), becomes: ADMIN_CHANGES },
];
