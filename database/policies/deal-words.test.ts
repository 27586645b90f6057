import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.deal_words', {
  key: 'words',
  arrange: `with contact as (
      insert into public.crm_contacts (name, source) values ('Quiteria', 'website') returning id)
    insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select contact.id, s.pipeline_id, s.id, 'Quiteria', 'website'
    from contact, public.crm_stages s where s.slug = 'novo-lead'`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
