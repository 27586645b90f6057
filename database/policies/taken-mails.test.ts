import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.taken_mails', {
  key: 'mailbox',
  arrange: `insert into private.taken_mails (mailbox, uid_validity, uid, key, outcome)
    values ('caixa', 1, 1, sha256('mail'), 'waiting')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
