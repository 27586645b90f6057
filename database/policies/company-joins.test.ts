import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.company_joins', {
  key: 'id',
  arrange: `insert into private.company_joins (id, contacts, companies, made, deals, tickets)
      values ('00000000-0000-4000-8000-000000000001', '{}', '{}', '{}', '{}', '{}')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
