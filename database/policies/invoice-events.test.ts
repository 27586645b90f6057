import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.invoice_events', {
  key: 'kind',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.invoices (id, organization_id, number, description, value, due_on, state, issued_at, pix_text)
      values ('00000000-0000-4000-8000-00000000ca00', '00000000-0000-4000-8000-00000000c200', '2026-001',
        'Entrada', 1250, '2026-11-27', 'issued', now(), '00020163046304ABCD');
    insert into public.invoice_events (invoice_id, kind)
      values ('00000000-0000-4000-8000-00000000ca00', 'begun')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['begun'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
