import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.invoices', {
  key: 'number',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.invoices (id, organization_id, number, description, value, due_on, state, issued_at, pix_text)
      values ('00000000-0000-4000-8000-00000000ca00', '00000000-0000-4000-8000-00000000c200', '2026-001',
        'Entrada', 1250, '2026-11-27', 'issued', now(), '00020163046304ABCD')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['2026-001'],
  anonymousReads: [],
  userReads: [
    ...['id', 'organization_id', 'project_id', 'number', 'description', 'value', 'due_on', 'state'],
    ...['installment', 'installments', 'pix_text', 'boleto', 'file_name', 'file_size', 'issued_at'],
    ...['paid_on', 'paid_how', 'cancelled_at', 'revision', 'created_at', 'updated_at'],
    'product',
  ],
  serverWrites: [],
});
