import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.content_schedules', {
  key: 'slug',
  arrange: `insert into public.content_schedules (kind, slug, act, due_at, version) values
    ('workshop', 'goes-out', 'publish', now() + interval '1 day', '{}'),
    ('workshop', 'leaves', 'unpublish', now() + interval '1 day', null)`,
  anonymousSees: [],
  userSees: [],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverSees: ['goes-out', 'leaves'],
  serverWrites: [],
  closedToServer: true,
});
