import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.operations', {
  key: 'transaction',
  arrange: `insert into private.operations (kind, id) values ('bulk', '11111111-1111-4111-8111-111111111111')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
