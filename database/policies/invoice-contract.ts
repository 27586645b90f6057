/** What signed-in people may do with invoices, as a part of project-contract.ts. */
export const invoices = {
  signedInReads: {
    'public.invoice_events': ['id', 'invoice_id', 'kind', 'cause', 'details', 'actor', 'at'],
    'public.invoices': [
      ...[
        'id',
        'organization_id',
        'project_id',
        'number',
        'description',
        'value',
        'due_on',
        'state',
      ],
      ...[
        'installment',
        'installments',
        'pix_text',
        'boleto',
        'file_name',
        'file_size',
        'issued_at',
      ],
      ...['paid_on', 'paid_how', 'cancelled_at', 'revision', 'created_at', 'updated_at'],
      'product',
    ],
    'public.pix_keys': ['id', 'kind', 'key', 'merchant_name', 'merchant_city', 'set_by', 'set_at'],
  },
  signedInCalls: [
    'public.cancel_invoice',
    'public.invoice_clients',
    'public.invoice_file',
    'public.invoices_export',
    'public.invoices_page',
    'public.invoices_sums',
    'public.issue_invoice',
    'public.issue_invoice_to',
    'public.pay_invoice',
    'public.save_invoice',
    'public.save_pix_key',
    'public.unpay_invoice',
  ],
};
