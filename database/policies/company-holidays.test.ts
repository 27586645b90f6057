import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.company_holidays', {
  key: 'name',
  arrange: `insert into public.company_holidays (day, name) values ('2031-03-19', 'Planted')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Planted'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
