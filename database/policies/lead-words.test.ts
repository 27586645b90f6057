import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.lead_words', {
  key: 'words',
  arrange: `insert into public.qualification_submissions (source, form_data)
    values ('qualification', '{"nome": "Quiteria"}')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
