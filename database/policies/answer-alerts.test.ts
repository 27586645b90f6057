import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.answer_alerts', {
  key: 'kind',
  arrange: `with person as (
      insert into identity.users (id, name, email)
      values (gen_random_uuid(), 'Quiteria', 'quiteria@casa.example') returning id),
    lead as (
      insert into public.qualification_submissions (id, source, form_data)
      values (gen_random_uuid(), 'contact_form', '{"name": "Ana"}') returning id)
    insert into private.answer_alerts (user_id, lead_id, kind, mail_id, ordered_at)
    select person.id, lead.id, 'answer-due', gen_random_uuid(), now() from person, lead
    where exists (select from public.user_profiles p where p.user_id = person.id)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
