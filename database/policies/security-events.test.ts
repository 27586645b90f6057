import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.security_events', {
  key: 'event_type',
  arrange: `insert into public.security_events (event_type) values ('sample')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: [
    'id',
    'created_at',
    'event_type',
    'severity',
    'user_id',
    'actor_id',
    'ip_address',
    'user_agent',
    'details',
    'occurrences',
    'last_at',
  ],
  serverWrites: ['insert'],
});
