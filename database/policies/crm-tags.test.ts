import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_tags', {
  key: 'name',
  arrange: `insert into public.crm_tags (name) values ('Quente')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Quente'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
