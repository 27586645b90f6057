import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.notice_digests', {
  key: 'user_id',
  arrange: `with ana as (insert into identity.users (name, email)
      values ('Ana', 'ana@example.com') returning id)
    insert into private.notice_digests (user_id, day, until) select id, current_date, now() from ana`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
