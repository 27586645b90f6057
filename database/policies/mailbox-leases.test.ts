import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.mailbox_leases', {
  key: 'mailbox',
  arrange: `insert into private.mailbox_leases (mailbox, holder, held_until)
    values ('caixa', gen_random_uuid(), now())`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
