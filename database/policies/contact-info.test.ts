import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.contact_info', {
  key: 'label',
  arrange: `insert into public.contact_info (type, label, value, is_active, is_public) values
    ('email', 'shown', 'a@b.example', true, true),
    ('email', 'retired', 'a@b.example', false, true),
    ('email', 'inner', 'a@b.example', true, false)`,
  anonymousSees: ['shown'],
  userSees: ['shown'],
  serverSees: ['shown', 'retired', 'inner'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
