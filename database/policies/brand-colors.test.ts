import { describeTablePolicies } from '../testing/table-policies.ts';

const contract = [
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
];

describeTablePolicies('public.brand_colors', {
  key: 'scheme_name',
  arrange: `insert into public.brand_colors (scheme_name, primary_color, accent_color)
    values ('retired', 'red', 'blue')`,
  anonymousSees: ['Forja'],
  userSees: ['Forja'],
  serverSees: ['Forja', 'retired'],
  anonymousReads: contract,
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
