import { randomUUID } from 'node:crypto';
import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.upload_room', {
  key: 'network',
  arrange: `insert into private.upload_room (id, network, bytes)
    values ('${randomUUID()}', 'somebody', 1)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
