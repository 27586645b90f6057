import { describeTablePolicies } from '../testing/table-policies.ts';

const CONTACT = '00000000-0000-4000-8000-000000000001';

describeTablePolicies('public.crm_messages', {
  key: 'body',
  arrange: `insert into public.crm_contacts (id, name, source) values ('${CONTACT}', 'Ana', 'website');
    insert into public.crm_messages (id, channel, contact_id, product, body)
      values (gen_random_uuid(), 'whatsapp', '${CONTACT}', 'forja', 'Só a equipe vê')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Só a equipe vê'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
