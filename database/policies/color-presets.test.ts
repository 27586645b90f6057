import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.color_presets', {
  key: 'preset_name',
  arrange: `insert into public.color_presets (preset_name, colors) values ('sea', '{}')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sea'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
