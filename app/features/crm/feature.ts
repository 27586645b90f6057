import type { Feature } from '#app/feature.ts';

export const crm = {
  admin: {
    deals: {
      file: 'features/crm/deals/admin/deals.route.tsx',
      permission: 'crm:read',
      menu: { group: 'sell', position: 20, icon: 'columns-3', key: 'n' },
    },
    dealsList: { file: 'features/crm/deals/admin/deals-list.route.tsx', permission: 'crm:read' },
    dealsForecast: {
      file: 'features/crm/deals/admin/deals-forecast.route.tsx',
      permission: 'crm:read',
    },
    dealCards: {
      file: 'features/crm/deals/admin/board/deals-cards.route.ts',
      permission: 'crm:read',
    },
    dealsExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'crm:approve',
    },
    dealsExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'crm:approve',
    },
    closeReasons: {
      file: 'features/crm/close-reasons/admin/reasons.route.tsx',
      permission: ['crm:read', 'settings:read'],
    },
    newDeal: { file: 'features/crm/deals/admin/new-deal.route.tsx', permission: 'crm:create' },
    deal: { file: 'features/crm/deals/admin/deal.route.tsx', permission: 'crm:read' },
    newEntry: {
      file: 'features/crm/by-hand/admin/new-entry.route.tsx',
      permission: ['crm:create', 'feedback:create'],
    },
    companies: {
      file: 'features/crm/companies/admin/companies.route.tsx',
      permission: 'crm:read',
      menu: { group: 'sell', position: 50, icon: 'building', key: 'k' },
    },
    newCompany: {
      file: 'features/crm/companies/admin/new-company.route.tsx',
      permission: 'crm:create',
    },
    typedCompanies: {
      file: 'features/crm/companies/admin/typed-companies.route.tsx',
      permission: 'crm:read',
    },
    companiesExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'crm:approve',
    },
    companiesExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'crm:approve',
    },
    companyPairs: {
      file: 'features/crm/companies/admin/company-pairs.route.tsx',
      permission: 'crm:read',
    },
    crmCompany: {
      file: 'features/crm/companies/admin/crm-company.route.tsx',
      permission: 'crm:read',
    },
    companyMerge: {
      file: 'features/crm/companies/admin/company-merge.route.tsx',
      permission: 'crm:update',
    },
    contactsImport: {
      file: 'features/crm/imports/admin/imports.route.tsx',
      permission: 'crm:create',
    },
    contactImport: {
      file: 'features/crm/imports/admin/import.route.tsx',
      permission: 'crm:create',
    },
    contactImportReport: {
      file: 'features/crm/imports/admin/import-report.route.ts',
      permission: 'crm:create',
    },
    tasks: {
      file: 'features/crm/tasks/admin/tasks.route.tsx',
      permission: 'crm:read',
      menu: { group: 'sell', position: 30, icon: 'square-check', key: 'a' },
    },
    contacts: {
      file: 'features/crm/contacts/admin/contacts.route.tsx',
      permission: 'crm:read',
      menu: { group: 'sell', position: 40, icon: 'contact-round', key: 'c' },
    },
    contactsExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'crm:approve',
    },
    contactsExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'crm:approve',
    },
    contact: { file: 'features/crm/contacts/admin/contact.route.tsx', permission: 'crm:read' },
    contactPairs: {
      file: 'features/crm/contacts/admin/contact-pairs.route.tsx',
      permission: 'crm:read',
    },
    contactMerge: {
      file: 'features/crm/contacts/admin/contact-merge.route.tsx',
      permission: 'crm:update',
    },
    results: {
      file: 'features/crm/results/admin/results.route.tsx',
      permission: 'crm:read',
      menu: { group: 'sell', position: 60, icon: 'chart-bar-big', key: 'r' },
    },
    resultDeals: {
      file: 'features/crm/results/admin/result-deals.route.tsx',
      permission: 'crm:read',
    },
    resultContacts: {
      file: 'features/crm/results/admin/result-contacts.route.tsx',
      permission: 'crm:read',
    },
    tags: { file: 'features/crm/tags/admin/tags.route.ts', permission: 'crm:read' },
    templates: {
      file: 'features/crm/templates/admin/templates.route.tsx',
      permission: 'crm:read',
      menu: { group: 'settings', part: 'company', position: 30, icon: 'message-square-quote' },
    },
    template: { file: 'features/crm/templates/admin/template.route.tsx', permission: 'crm:read' },
    messages: { file: 'features/crm/messages/admin/messages.route.ts', permission: null },
    messageFiles: { file: 'features/crm/messages/admin/message-files.route.ts', permission: null },
    messageFile: {
      file: 'features/crm/messages/admin/message-file.route.ts',
      permission: 'crm:read',
    },
    message: { file: 'features/crm/messages/admin/message.route.ts', permission: 'crm:read' },
    products: {
      file: 'features/crm/products/admin/products.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 10, icon: 'package' },
    },
    product: { file: 'features/crm/products/admin/product.route.tsx', permission: 'settings:read' },
    productChoice: {
      file: 'features/crm/products/admin/product-choice.route.ts',
      permission: null,
    },
    pipelines: {
      file: 'features/crm/products/admin/pipelines.route.tsx',
      permission: 'settings:read',
    },
    pipeline: {
      file: 'features/crm/products/admin/pipeline.route.tsx',
      permission: 'settings:read',
    },
  },
  records: {
    contact: { screen: 'contact', icon: 'contact-round', position: 20 },
    company: { screen: 'crmCompany', icon: 'building', position: 30 },
    deal: { screen: 'deal', icon: 'columns-3', position: 40 },
  },
  acts: {
    newCompany: { screen: 'newCompany', icon: 'plus' },
    importContacts: { screen: 'contactsImport', icon: 'upload' },
    pairs: { screen: 'contactPairs', icon: 'merge' },
    companyPairs: { screen: 'companyPairs', icon: 'merge' },
    typedCompanies: { screen: 'typedCompanies', icon: 'building' },
    dealsList: { screen: 'dealsList', icon: 'columns-3' },
    forecast: { screen: 'dealsForecast', icon: 'chart-bar-big' },
    closeReasons: { screen: 'closeReasons', icon: 'list-checks' },
  },
} as const satisfies Feature;
