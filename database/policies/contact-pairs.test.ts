import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.contact_pairs', {
  key: 'other_id',
  arrange: `insert into public.crm_contacts (id, name, source) values
      ('00000000-0000-4000-8000-000000000001', 'Ana', 'website'),
      ('00000000-0000-4000-8000-000000000002', 'Ana', 'website');
    insert into private.contact_pairs (one_id, other_id, reasons, sure, apart, one_products,
        other_products, came_at)
      values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
        '{phone}', 60, false, '{}', '{}', now())`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
