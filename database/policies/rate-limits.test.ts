import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.rate_limits', {
  key: 'key',
  arrange: `select private.count_hit('somebody', 5, interval '1 hour')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
