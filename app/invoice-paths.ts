/** Screens of the admin area about invoices. */
export const invoicePaths = {
  invoices: '/admin/invoices',
  newInvoice: '/admin/invoices/new',
  pixKey: '/admin/invoices/pix',
  invoice: '/admin/invoices/:id',
  invoiceFile: '/admin/invoices/:id/file',
} as const;
