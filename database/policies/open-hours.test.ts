import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.open_hours', {
  key: 'opens',
  arrange: `insert into private.open_hours (opens, closes, before) values ('2001-01-01', '2001-01-02', '0')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
