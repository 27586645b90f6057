import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.contacts_apart', {
  key: 'other_id',
  arrange: `insert into public.crm_contacts (id, name, source) values
      ('00000000-0000-4000-8000-000000000001', 'Ana', 'website'),
      ('00000000-0000-4000-8000-000000000002', 'Ana', 'website');
    insert into private.contacts_apart (one_id, other_id)
      values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
