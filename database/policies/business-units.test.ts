import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.business_units', {
  key: 'slug',
  arrange: `insert into public.business_units (slug, name, hosts)
    values ('acme', 'Acme', '{acme.example}')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['acme'],
  anonymousReads: [],
  userReads: [],
  serverWrites: ['insert', 'update', 'delete'],
});
