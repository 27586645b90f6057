import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.price_rules', {
  key: 'price_most_cents',
  arrange: `insert into public.price_rules (service, price_least_cents, price_most_cents, weeks_least, weeks_most)
    values ('consulting', 1500000, 2500000, 2, 4)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['2500000'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
