import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.outages', {
  key: 'id',
  arrange: `insert into private.outages (id, began_at) values ('11111111-1111-4111-8111-111111111111', now())`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
