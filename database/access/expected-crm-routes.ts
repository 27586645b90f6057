import type { Expected } from './expected-routes.ts';

/** What addresses of leads, contacts, companies, deals and their rules take. */
export const crmRoutes: Readonly<Record<string, Expected>> = {
  'admin.leads': {
    read: 'crm:read',
    posts: {
      move: 'crm:update',
      undo: 'crm:update',
      give: 'crm:update',
      'give-matching': 'crm:update',
      'give-back': 'crm:update',
    },
  },
  'admin.countedLeads': { read: 'crm:read' },
  'admin.countedSubscriptions': { read: 'campaigns:read' },
  'admin.countedPages': { read: 'analytics:read' },
  'admin.leadsExport': { read: 'crm:approve', posts: { confirmed: 'crm:approve' } },
  'admin.leadsExportConfirm': { read: 'crm:approve' },
  'admin.endingLeads': { read: 'crm:read' },
  'admin.lead': {
    read: 'crm:read',
    posts: { move: 'crm:update', give: 'crm:update', note: 'crm:update', seen: 'crm:read' },
  },
  'admin.tasks': { read: 'crm:read', posts: { write: 'crm:update', tick: 'crm:update' } },
  'admin.contacts': { read: 'crm:read', posts: { give: 'crm:update' } },
  'admin.contactsExport': { read: 'crm:approve', posts: { confirmed: 'crm:approve' } },
  'admin.contactsExportConfirm': { read: 'crm:approve' },
  'admin.contact': { read: 'crm:read', posts: { note: 'crm:update' } },
  'admin.contactPairs': { read: 'crm:read' },
  'admin.contactMerge': { read: 'crm:update', posts: { merge: 'crm:update' } },
  'admin.newEntry': {
    read: ['crm:create', 'feedback:create'],
    posts: { make: 'crm:create', ticket: 'feedback:create' },
  },
  'admin.companies': { read: 'crm:read' },
  'admin.newCompany': { read: 'crm:create', posts: { make: 'crm:create' } },
  'admin.crmCompany': {
    read: 'crm:read',
    posts: { save: 'crm:update', away: 'crm:update', link: 'crm:update' },
  },
  'admin.deals': {
    read: 'crm:read',
    posts: {
      move: 'crm:update',
      undo: 'crm:update',
      give: 'crm:update',
      'give-matching': 'crm:update',
      'give-back': 'crm:update',
    },
  },
  'admin.dealsList': { read: 'crm:read' },
  'admin.dealsForecast': { read: 'crm:read' },
  'admin.dealCards': { read: 'crm:read' },
  'admin.dealsExport': { read: 'crm:approve', posts: { confirmed: 'crm:approve' } },
  'admin.dealsExportConfirm': { read: 'crm:approve' },
  'admin.newDeal': { read: 'crm:create', posts: { make: 'crm:create' } },
  'admin.deal': {
    read: 'crm:read',
    posts: {
      ...{ move: 'crm:update', undo: 'crm:update', edit: 'crm:update', party: 'crm:update' },
      'make-client': 'projects:create',
      'add-member': 'projects:update',
      'member-role': 'projects:update',
      'end-member': 'projects:update',
      'start-project': 'projects:create',
    },
  },
  'admin.clientProjects': { read: 'projects:read' },
  'admin.clientProject': {
    read: 'projects:read',
    posts: {
      ...{ save: 'projects:update', show: 'projects:update', dates: 'projects:update' },
      ...{ state: 'projects:update', version: 'projects:update', update: 'projects:update' },
      ...{ note: 'projects:update', wait: 'projects:update', 'end-wait': 'projects:update' },
      ...{ invite: 'projects:update', revoke: 'projects:update' },
    },
  },
  'admin.invoices': { read: 'financial:read' },
  'admin.newInvoice': { read: 'financial:create', posts: { save: 'financial:create' } },
  'admin.pixKey': { read: 'financial:read', posts: { set: 'financial:approve' } },
  'admin.invoice': {
    read: 'financial:read',
    posts: {
      ...{ save: 'financial:update', issue: 'financial:approve', pay: 'financial:approve' },
      ...{ unpay: 'financial:approve', cancel: 'financial:update' },
    },
  },
  'admin.invoiceFile': { read: 'financial:read' },
  'admin.contactsImport': { read: 'crm:create', posts: { upload: 'crm:create' } },
  'admin.contactImport': { read: 'crm:create', posts: { cancel: 'crm:create' } },
  'admin.contactImportReport': { read: 'crm:create' },
  'admin.results': { read: 'crm:read' },
  'admin.resultDeals': { read: 'crm:read' },
  'admin.resultContacts': { read: 'crm:read' },
  'admin.mentions': {
    read: ['crm:read', 'feedback:read'],
    posts: {
      read: ['crm:read', 'feedback:read'],
      'read-notices': ['crm:read', 'feedback:read'],
    },
  },
  'admin.automation': {
    read: 'settings:read',
    posts: {
      on: 'settings:manage',
      off: 'settings:manage',
      up: 'settings:manage',
      down: 'settings:manage',
      undo: 'settings:manage',
    },
  },
  'admin.automationRule': {
    read: 'settings:read',
    posts: {
      save: 'settings:manage',
      delete: 'settings:manage',
      'undo-run': 'settings:manage',
    },
  },
  'admin.tags': { read: 'crm:read', posts: { put: 'crm:update', remove: 'crm:update' } },
  'admin.score': {
    read: 'settings:read',
    posts: {
      draft: 'settings:manage',
      drop: 'settings:manage',
      use: 'settings:manage',
      remove: 'settings:manage',
      undo: 'settings:manage',
    },
  },
  'admin.scoreRule': { read: 'settings:manage', posts: { save: 'settings:manage' } },
  'admin.templates': { read: 'crm:read', posts: { undo: 'settings:manage' } },
  'admin.template': {
    read: 'crm:read',
    posts: { save: 'settings:manage', delete: 'settings:manage' },
  },
  'admin.leadRules': {
    read: 'settings:read',
    posts: {
      up: 'settings:update',
      down: 'settings:update',
      delete: 'settings:update',
      undo: 'settings:update',
    },
  },
  'admin.leadRule': { read: 'settings:read', posts: { save: 'settings:update' } },
  'admin.atWork': { read: 'staff', posts: { switch: 'crm:update' } },
};
