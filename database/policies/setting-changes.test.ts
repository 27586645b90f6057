import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.setting_changes', {
  key: 'row_id',
  arrange: `insert into public.setting_changes (change_set, step, table_name, row_id, action, after)
    values ('sample', 1, 'logos', '00000000-0000-4000-8000-00000000f001', 'insert', '{}')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-00000000f001'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
