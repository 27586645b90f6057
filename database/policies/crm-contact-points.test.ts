import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_contact_points', {
  key: 'value',
  arrange: `insert into public.crm_contacts (email, source) values ('ana@casa.example', 'website')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
