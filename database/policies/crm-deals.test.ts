import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_deals', {
  key: 'title',
  arrange: `with contact as (
      insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id)
    insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select contact.id, s.pipeline_id, s.id, 'Ana', 'website'
    from contact, public.crm_stages s where s.slug = 'novo-lead'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Ana'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
