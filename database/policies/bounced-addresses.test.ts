import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.bounced_addresses', {
  key: 'email',
  arrange: `insert into private.bounced_addresses (email) values ('ana@casa.example')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
