/** Screens of the admin area about invoices. */
export const invoicePaths = {
  invoices: '/admin/invoices',
  invoicesExport: '/admin/invoices/export',
  invoicesExportConfirm: '/admin/invoices/export/confirm',
  newInvoice: '/admin/invoices/new',
  pixKey: '/admin/invoices/pix',
  invoice: '/admin/invoices/:id',
  invoiceFile: '/admin/invoices/:id/file',
} as const;
