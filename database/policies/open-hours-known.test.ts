import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.open_hours_known', {
  key: 'since',
  arrange: `select private.keep_open_hours()`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
