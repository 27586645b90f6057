import { describeTablePolicies } from '../testing/table-policies.ts';

// update is one column, and only because FOR UPDATE SKIP LOCKED requires it.
describeTablePolicies('public.outbox', {
  key: 'kind',
  arrange: `insert into public.outbox (kind) values ('some.kind')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['some.kind'],
  anonymousReads: [],
  userReads: [],
  serverWrites: ['delete', 'update'],
});
