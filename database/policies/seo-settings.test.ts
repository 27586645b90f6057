import { describeTablePolicies } from '../testing/table-policies.ts';

const contract = [
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
];

describeTablePolicies('public.seo_settings', {
  key: 'business_unit',
  arrange: `select`,
  anonymousSees: ['forja', 'doavya'],
  userSees: ['forja', 'doavya'],
  serverSees: ['forja', 'doavya'],
  anonymousReads: contract,
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
