import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.search_row_fills', {
  key: 'what',
  arrange: `insert into private.search_row_fills (what) values ('entries')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
