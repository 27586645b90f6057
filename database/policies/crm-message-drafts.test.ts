import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_message_drafts', {
  key: 'template_key',
  arrange: `insert into public.qualification_submissions (id, form_data) values
      ('00000000-0000-4000-8000-000000000001', '{"nome": "Ana", "email": "ana@casa.example"}');
    insert into public.crm_message_drafts (lead_id, product, channel, template_key)
    values ('00000000-0000-4000-8000-000000000001', 'forja', 'mail', 'welcome')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['welcome'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
