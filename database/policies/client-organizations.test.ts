import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.client_organizations', {
  key: 'name',
  arrange: `insert into public.client_organizations (name) values ('Padaria Sol')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Padaria Sol'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
