import { describeTablePolicies } from '../testing/table-policies.ts';

// A choice is recorded through record_consent and never changed; only the server reads it.
describeTablePolicies('public.consent_records', {
  key: 'choice',
  arrange: `insert into public.consent_records (subject, version, choice, functionality, analytics,
      marketing, counted, refused_by_browser, locale)
    values (repeat('a', 32), '01234567', 'custom', false, true, false, true, false, 'en')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['custom'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
