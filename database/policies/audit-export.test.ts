import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.audit_export', {
  key: 'id',
  arrange: `update private.audit_export set last_number = 0`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
