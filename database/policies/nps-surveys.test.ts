import { describeTablePolicies } from '../testing/table-policies.ts';

/** A survey, and one who was asked. */
const ASKED = `insert into public.nps_surveys (id, project_id)
    select '00000000-0000-4000-8000-0000000000f5', id from public.feedback_projects where key = 'forja';
  insert into public.crm_contacts (id, name, email, source)
    values ('00000000-0000-4000-8000-0000000000f6', 'Ana', 'ana@casa.example', 'website');
  insert into public.nps_invitations (survey_id, contact_id, email)
    values ('00000000-0000-4000-8000-0000000000f5', '00000000-0000-4000-8000-0000000000f6',
      'ana@casa.example')`;

// Written by functions alone.
describeTablePolicies('public.nps_surveys', {
  key: 'id',
  arrange: ASKED,
  anonymousSees: [],
  userSees: [],
  serverSees: ['00000000-0000-4000-8000-0000000000f5'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
describeTablePolicies('public.nps_invitations', {
  key: 'email',
  arrange: ASKED,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
describeTablePolicies('public.survey_consents', {
  key: 'email',
  arrange: `insert into public.survey_consents (email, way) values ('ana@casa.example', 'page')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
