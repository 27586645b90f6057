import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.score_versions', {
  key: 'number',
  arrange: `delete from public.score_versions;
    insert into public.score_versions (number) values (900)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [900],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
