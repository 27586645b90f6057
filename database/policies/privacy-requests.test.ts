import { describeTablePolicies } from '../testing/table-policies.ts';

// Who asks does so through submit_privacy_request, and reads nothing back.
describeTablePolicies('public.privacy_requests', {
  key: 'protocol',
  arrange: `insert into public.privacy_requests (id, protocol, kind, email)
    values (gen_random_uuid(), 'P-0000-0000', 'access', 'ana@casa.example')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['P-0000-0000'],
  anonymousReads: [],
  userReads: [
    ...['id', 'protocol', 'kind', 'state', 'name', 'email', 'message', 'answer'],
    ...['created_at', 'due_at', 'closed_at', 'review_reason'],
  ],
  serverWrites: [],
});
