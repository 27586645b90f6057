import { describeTablePolicies } from '../testing/table-policies.ts';

// Only set_writing() and ticket_writing() touch it.
describeTablePolicies('private.ticket_writers', {
  key: 'ticket_id',
  arrange: `insert into private.ticket_writers (ticket_id, user_id)
    values ('00000000-0000-4000-8000-0000000000f2', '00000000-0000-4000-8000-0000000000f3')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
