import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_close_reasons', {
  key: 'slug',
  arrange: `insert into public.crm_close_reasons (kind, slug, name) values ('lost', 'sample', 'Sample')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
