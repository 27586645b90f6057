import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.deal_stays', {
  key: 'deal_id',
  arrange: `with contact as (
      insert into public.crm_contacts (name, source) values ('Quiteria', 'website') returning id),
    deal as (
      insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
      select contact.id, s.pipeline_id, s.id, 'Quiteria', 'website'
      from contact, public.crm_stages s where s.slug = 'novo-lead' returning id, stage_id)
    insert into private.deal_stays (deal_id, stage_id, ended_at, days, product, is_repeated)
    select id, stage_id, now(), 2, 'forja', false from deal`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
