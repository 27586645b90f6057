import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.content_overrides', {
  key: 'slug',
  arrange: `insert into public.content_overrides (kind, slug, draft, published, published_at) values
    ('workshop', 'waiting', '{"sample": false}', null, null),
    ('workshop', 'shown', null, '{"sample": false}', now())`,
  anonymousSees: [],
  userSees: [],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverSees: ['shown', 'waiting'],
  serverWrites: ['insert', 'update', 'delete'],
});
