import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.dismissed_company_pairs', {
  key: 'other_id',
  arrange: `insert into public.crm_companies (id, name) values
      ('00000000-0000-4000-8000-0000000000a1', 'Casa'), ('00000000-0000-4000-8000-0000000000a2', 'Casa');
    insert into private.dismissed_company_pairs (one_id, other_id)
      values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
