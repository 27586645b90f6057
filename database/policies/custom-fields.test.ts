import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.custom_fields', {
  key: 'key',
  arrange: `insert into public.custom_fields (subject, key, label, type) values ('deal', 'sample', 'Sample', 'text')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
