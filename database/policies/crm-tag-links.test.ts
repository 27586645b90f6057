import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_tag_links', {
  key: 'product',
  arrange: `insert into public.qualification_submissions (id, form_data) values
      ('00000000-0000-4000-8000-000000000001', '{"nome": "Ana", "email": "ana@casa.example"}');
    with tag as (insert into public.crm_tags (name) values ('Quente') returning id)
    insert into public.crm_tag_links (tag_id, lead_id, product)
    select id, '00000000-0000-4000-8000-000000000001', 'forja' from tag`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['forja'],
  anonymousReads: [],
  // Not the operation that made a link.
  userReads: [
    'id',
    'tag_id',
    'lead_id',
    'deal_id',
    'contact_id',
    'company_id',
    'ticket_id',
    'product',
    'run_id',
    'created_by',
    'created_at',
  ],
  serverWrites: [],
});
