import { describeTablePolicies } from '../testing/table-policies.ts';

// Outsiders send leads and never read one, not even their own: the columns are for staff.
describeTablePolicies('public.qualification_submissions', {
  key: 'source_page',
  arrange: `insert into public.qualification_submissions (form_data, source_page)
    values ('{"email": "ana@casa.example"}', '/a')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['/a'],
  anonymousReads: [],
  userReads: 'all',
  usersUpdate: ['status', 'cleared_at', 'close_reason', 'close_note', 'keeps_deal'],
  serverWrites: [],
  outsidersInsert: [
    'id',
    'form_id',
    'form_data',
    'source_page',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'user_agent',
    'status',
  ],
});
