import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.score_runs', {
  key: 'id',
  arrange: `insert into public.score_versions (id, number)
      values ('00000000-0000-4000-8000-000000000001', 900);
    insert into public.score_runs (id, version_id, total)
      values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', 123)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-000000000001'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
