import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.projects', {
  key: 'name',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now())`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Pedidos'],
  anonymousReads: [],
  userReads: [
    'id',
    'organization_id',
    'deal_id',
    'product',
    'name',
    'starts_on',
    'conducted_by',
    'paused_on',
    'ended_on',
    'shown_at',
    'opened_at',
    'revision',
    'created_by',
    'created_at',
    'updated_at',
  ],
  serverWrites: [],
});
