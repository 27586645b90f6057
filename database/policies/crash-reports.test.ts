import { describeTablePolicies } from '../testing/table-policies.ts';

// Identified by the one column that the server may set itself.
describeTablePolicies('public.crash_reports', {
  key: 'mailed_count',
  arrange: `insert into public.crash_reports
    (fingerprint, origin, route, release, message, mailed_count)
    values (repeat('a', 32), 'page', 'GET home.pt', '1', 'boom', 41)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['41'],
  anonymousReads: [],
  userReads: [],
  serverWrites: ['update'],
});
