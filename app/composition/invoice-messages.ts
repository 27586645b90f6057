import staffInvoicesEn from '#app/features/projects/admin/staff-invoices/locales/en.json' with {
  type: 'json',
};
import staffInvoicesPt from '#app/features/projects/admin/staff-invoices/locales/pt-BR.json' with {
  type: 'json',
};
import invoicesEn from '#app/features/projects/invoices/locales/en.json' with { type: 'json' };
import invoicesPt from '#app/features/projects/invoices/locales/pt-BR.json' with { type: 'json' };

/** What is said of invoices, as a part of messages.ts. */
export const portuguese = {
  invoices: invoicesPt,
  'staff-invoices': staffInvoicesPt,
};

export const english: typeof portuguese = {
  invoices: invoicesEn,
  'staff-invoices': staffInvoicesEn,
};
