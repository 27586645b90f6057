import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.personal_data', {
  key: 'table_name',
  arrange: `select`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
