import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.brand_colors', {
  key: 'scheme_name',
  arrange: `insert into public.brand_colors (scheme_name, primary_color, accent_color)
    values ('retired', 'red', 'blue')`,
  anonymousSees: ['Forja'],
  userSees: ['Forja'],
  serverSees: ['Forja', 'retired'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
