import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.audit_queue', {
  key: 'seq',
  arrange: `insert into private.audit_queue (source, row_id) values ('security', gen_random_uuid())`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
