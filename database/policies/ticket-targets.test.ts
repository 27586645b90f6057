import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.ticket_targets', {
  key: 'solve_minutes',
  arrange: `delete from public.ticket_targets;
    insert into public.ticket_targets (priority, solve_minutes) values ('urgent', 91)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['91'],
  anonymousReads: [],
  userReads: 'all',
  usersUpdate: ['priority', 'answer_minutes', 'solve_minutes', 'warn_percent', 'revision'],
  serverWrites: [],
});
