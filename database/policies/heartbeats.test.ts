import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.heartbeats', {
  key: 'day',
  arrange: 'select private.record_heartbeat()',
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
