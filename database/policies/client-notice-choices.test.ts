import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.client_notice_choices', {
  key: 'kind',
  arrange: `with ana as (insert into identity.users (name, email)
      values ('Ana', 'ana@example.com') returning id)
    insert into public.client_notice_choices (user_id, kind, way) select id, 'ticket', 'off' from ana`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ticket'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});

describeTablePolicies('private.client_notices', {
  key: 'title',
  arrange: `with client as (
      insert into public.client_organizations (name) values ('Padaria Sol') returning id
    ), ana as (
      insert into identity.users (name, email) values ('Bia', 'bia@example.com') returning id)
    insert into private.client_notices (user_id, organization_id, kind, title, way)
    select ana.id, client.id, 'ticket', 'A-0001', 'digest' from ana, client`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
