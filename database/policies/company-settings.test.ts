import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.company_settings', {
  key: 'business_unit',
  arrange: `insert into public.business_units (slug, name) values ('acme', 'Acme');
    insert into public.company_settings (business_unit, company_name) values ('acme', 'Acme')`,
  anonymousSees: ['acme'],
  userSees: ['acme'],
  serverSees: ['acme'],
  anonymousReads: [
    'business_unit',
    'company_name',
    'brand_primary_color',
    'brand_accent_color',
    'business_hours',
    'social_media',
    'public_whatsapp_number',
    'public_support_email',
  ],
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
