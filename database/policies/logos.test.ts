import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.logos', {
  key: 'name',
  arrange: `insert into public.logos (name, type, file_path, public_url, width, height, is_active) values
    ('shown', 'full', 'a.svg', '/a.svg', 1, 1, true),
    ('retired', 'full', 'b.svg', '/b.svg', 1, 1, false)`,
  anonymousSees: ['shown'],
  userSees: ['shown'],
  serverSees: ['shown', 'retired'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
