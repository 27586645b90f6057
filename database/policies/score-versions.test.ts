import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.score_versions', {
  key: 'id',
  arrange: `delete from public.score_versions;
    insert into public.score_versions (id, number)
      values ('00000000-0000-4000-8000-000000000001', 900)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-000000000001'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
