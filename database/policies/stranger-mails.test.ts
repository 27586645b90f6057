import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.stranger_mails', {
  key: 'job_id',
  arrange: `select private.decide_unproved_mail(gen_random_uuid(), 'lead.visitor-mail',
    gen_random_uuid(), 'ana@casa.example', 'keyed hash', 300, false)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
