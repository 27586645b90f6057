import { describeTablePolicies } from '../testing/table-policies.ts';

// The functions of staff write it; the server reads no record of it.
describeTablePolicies('public.privacy_request_events', {
  key: 'event',
  arrange: `with asked as (
      insert into public.privacy_requests (id, protocol, kind, email)
      values (gen_random_uuid(), 'P-0000-0001', 'access', 'ana@casa.example') returning id)
    insert into public.privacy_request_events (request_id, event) select id, 'asked' from asked`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: ['id', 'request_id', 'happened_at', 'event', 'actor_id', 'details'],
  serverWrites: [],
  closedToServer: true,
});
