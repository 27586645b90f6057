import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_companies', {
  key: 'name',
  arrange: `insert into public.crm_companies (name) values ('Padaria Sol')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Padaria Sol'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
