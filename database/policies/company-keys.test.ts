import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.company_keys', {
  key: 'key',
  arrange: `insert into public.crm_companies (id, name) values ('00000000-0000-4000-8000-000000000001', 'Casa Ltda')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
