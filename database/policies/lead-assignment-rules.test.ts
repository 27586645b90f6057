import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.lead_assignment_rules', {
  key: 'name',
  arrange: `insert into public.lead_assignment_rules (name, way) values ('planted', 'turn')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['planted'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
