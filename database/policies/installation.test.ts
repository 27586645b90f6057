import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.installation', {
  key: 'only_row',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
