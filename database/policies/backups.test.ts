import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.backups', {
  key: 'id',
  arrange: `insert into private.backups (kind) values ('backup')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
