import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.user_profiles', {
  key: 'email',
  arrange: `insert into identity.users (name, email) values ('Ana', 'ana@example.com')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@example.com'],
  anonymousReads: [],
  userReads: [
    'user_id',
    'display_name',
    'email',
    'locale',
    'is_active',
    'created_at',
    'updated_at',
    'first_steps_hidden_at',
    'mail_test_asked_at',
    'mail_tested_at',
    'chosen_product',
    'at_work_since',
  ],
  usersUpdate: ['display_name', 'locale', 'first_steps_hidden_at', 'mail_test_asked_at'],
  serverWrites: ['update'],
});
