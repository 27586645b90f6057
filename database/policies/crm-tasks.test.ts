import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_tasks', {
  key: 'title',
  arrange: `insert into public.crm_contacts (id, name, source)
      values ('00000000-0000-4000-8000-000000000001', 'Bia', 'website');
    insert into public.crm_tasks (id, contact_id, product, title, due_at)
      values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'forja', 'Ligar', now())`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Ligar'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
