import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.schema_definitions', {
  key: 'name',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
