/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  company: '/admin/company',
  holidays: '/admin/company/holidays',
  newContactWay: '/admin/company/contacts/new',
  contactWay: '/admin/company/contacts/:id',
  companyPreview: '/admin/company/preview/:what',
} as const;
