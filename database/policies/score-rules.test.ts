import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.score_rules', {
  key: 'name',
  arrange: `delete from public.score_versions;
    insert into public.score_versions (id, number)
      values ('00000000-0000-4000-8000-000000000001', 900);
    insert into public.score_rules (version_id, name, kind, points)
      values ('00000000-0000-4000-8000-000000000001', 'Combina', 'phone', 5)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Combina'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
