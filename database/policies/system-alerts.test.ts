import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.system_alerts', {
  key: 'key',
  arrange: `insert into private.system_alerts (key, source, is_wrong) values ('disk', 'site', true)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
