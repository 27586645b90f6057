import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.answer_targets', {
  key: 'minutes',
  arrange: `insert into public.answer_targets (source, minutes) values ('workshop', 91)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['91'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
