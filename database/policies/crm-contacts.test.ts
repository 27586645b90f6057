import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_contacts', {
  key: 'email',
  arrange: `insert into public.crm_contacts (email, source) values ('ana@casa.example', 'website')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
