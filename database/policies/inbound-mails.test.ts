import { describeTablePolicies } from '../testing/table-policies.ts';

// What is in a thread is read with it; what waits belongs to no product.
describeTablePolicies('public.inbound_mails', {
  key: 'subject',
  arrange: `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
      select '00000000-0000-4000-8000-0000000000fb', 'F-0000-0000', id, 'bug', 'Oi.'
      from public.feedback_projects where key = 'forja';
    insert into public.inbound_mails (id, state, from_address, subject, entry_id) values
      (gen_random_uuid(), 'taken', 'ana@casa.example', 'Re: Oi', '00000000-0000-4000-8000-0000000000fb'),
      (gen_random_uuid(), 'waiting', 'bia@rua.example', 'Quanto custa?', null)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Re: Oi', 'Quanto custa?'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
