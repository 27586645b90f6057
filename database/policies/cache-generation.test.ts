import { describeTablePolicies } from '../testing/table-policies.ts';

const contract = ['generation'];

describeTablePolicies('public.cache_generation', {
  key: 'generation',
  arrange: `update public.cache_generation set generation = 77`,
  anonymousSees: ['77'],
  userSees: ['77'],
  serverSees: ['77'],
  anonymousReads: contract,
  userReads: contract,
  serverWrites: [],
});
