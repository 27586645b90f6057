import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.schema_releases', {
  key: 'release',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
