import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.custom_tags', {
  key: 'name',
  arrange: `insert into public.custom_tags (name, tag_type, content, is_active) values
    ('shown', 'meta', 'a', true), ('retired', 'meta', 'b', false)`,
  anonymousSees: ['shown'],
  userSees: ['shown'],
  serverSees: ['shown', 'retired'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
