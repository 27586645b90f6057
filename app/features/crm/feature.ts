import type { Feature } from '#app/feature.ts';

export const crm = {
  admin: {
    deals: {
      file: 'areas/admin/deals/deals.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 30, icon: 'columns-3', key: 'n' },
    },
    dealsList: { file: 'areas/admin/deals/deals-list.route.tsx', permission: 'crm:read' },
    dealsForecast: { file: 'areas/admin/deals/deals-forecast.route.tsx', permission: 'crm:read' },
    dealCards: { file: 'areas/admin/deals/deals-cards.route.ts', permission: 'crm:read' },
    dealsExport: { file: 'areas/admin/deals/deals-export.route.ts', permission: 'crm:approve' },
    dealsExportConfirm: {
      file: 'areas/admin/deals/deals-export-confirm.route.tsx',
      permission: 'crm:approve',
    },
    newDeal: { file: 'areas/admin/deals/new-deal.route.tsx', permission: 'crm:create' },
    deal: { file: 'areas/admin/deals/deal.route.tsx', permission: 'crm:read' },
    newEntry: {
      file: 'areas/admin/by-hand/new-entry.route.tsx',
      permission: ['crm:create', 'feedback:create'],
    },
    companies: {
      file: 'areas/admin/companies/companies.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 100, icon: 'building', key: 'k' },
    },
    newCompany: { file: 'areas/admin/companies/new-company.route.tsx', permission: 'crm:create' },
    crmCompany: { file: 'areas/admin/companies/crm-company.route.tsx', permission: 'crm:read' },
    contactsImport: { file: 'areas/admin/imports/imports.route.tsx', permission: 'crm:create' },
    contactImport: { file: 'areas/admin/imports/import.route.tsx', permission: 'crm:create' },
    contactImportReport: {
      file: 'areas/admin/imports/import-report.route.ts',
      permission: 'crm:create',
    },
    tasks: {
      file: 'areas/admin/tasks/tasks.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 20, icon: 'square-check', key: 'a' },
    },
    contacts: {
      file: 'areas/admin/contacts/contacts.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 90, icon: 'contact-round', key: 'c' },
    },
    contactsExport: {
      file: 'areas/admin/contacts/contacts-export.route.ts',
      permission: 'crm:approve',
    },
    contactsExportConfirm: {
      file: 'areas/admin/contacts/contacts-export-confirm.route.tsx',
      permission: 'crm:approve',
    },
    contact: { file: 'areas/admin/contacts/contact.route.tsx', permission: 'crm:read' },
    contactPairs: { file: 'areas/admin/contacts/contact-pairs.route.tsx', permission: 'crm:read' },
    contactMerge: {
      file: 'areas/admin/contacts/contact-merge.route.tsx',
      permission: 'crm:update',
    },
    results: {
      file: 'areas/admin/results/results.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 110, icon: 'chart-bar-big', key: 'r' },
    },
    resultDeals: { file: 'areas/admin/results/result-deals.route.tsx', permission: 'crm:read' },
    resultContacts: {
      file: 'areas/admin/results/result-contacts.route.tsx',
      permission: 'crm:read',
    },
    tags: { file: 'areas/admin/tags/tags.route.ts', permission: 'crm:read' },
    templates: {
      file: 'areas/admin/templates/templates.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 120, icon: 'message-square-quote' },
    },
    template: { file: 'areas/admin/templates/template.route.tsx', permission: 'crm:read' },
    messages: { file: 'areas/admin/messages/messages.route.ts', permission: null },
    messageFiles: { file: 'areas/admin/messages/message-files.route.ts', permission: null },
    messageFile: { file: 'areas/admin/messages/message-file.route.ts', permission: 'crm:read' },
    message: { file: 'areas/admin/messages/message.route.ts', permission: 'crm:read' },
    products: {
      file: 'areas/admin/products/products.route.tsx',
      permission: 'settings:read',
      menu: { group: 'relations', position: 170, icon: 'package' },
    },
    product: { file: 'areas/admin/products/product.route.tsx', permission: 'settings:read' },
    productChoice: { file: 'areas/admin/products/product-choice.route.ts', permission: null },
    pipelines: { file: 'areas/admin/products/pipelines.route.tsx', permission: 'settings:read' },
    pipeline: { file: 'areas/admin/products/pipeline.route.tsx', permission: 'settings:read' },
  },
} as const satisfies Feature;
