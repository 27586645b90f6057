import { describeTablePolicies } from '../testing/table-policies.ts';

// Who applies does so through submit_application, and nobody reads an application but the server.
describeTablePolicies('public.talent_applications', {
  key: 'opening',
  arrange: `insert into public.talent_applications (id, protocol, opening, opening_title, name,
      email, message)
    values (gen_random_uuid(), 'T-0000-0000', 'other', 'Outra', 'Ana', 'ana@casa.example', 'Oi.')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['other'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
