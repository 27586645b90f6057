import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.contact_words', {
  key: 'words',
  arrange: `insert into public.crm_contacts (name, source) values ('Ana', 'website')`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
