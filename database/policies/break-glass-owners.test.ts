import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.break_glass_owners', {
  key: 'user_id',
  arrange: `insert into identity.users (id, name, email)
    values ('00000000-0000-4000-8000-0000000000a9', 'Ana', 'ana@issuer.example');
    insert into public.break_glass_owners (user_id) values ('00000000-0000-4000-8000-0000000000a9')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-0000000000a9'],
  anonymousReads: [],
  userReads: ['user_id', 'set_by', 'since'],
  serverWrites: [],
});
