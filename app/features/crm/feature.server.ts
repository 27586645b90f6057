import { listExport } from '#app/areas/admin/exports/list-exports.server.ts';
import { byQuery, MOST_COUNTED, viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { companiesApi } from './api/companies.api.server.ts';
import { contactsApi } from './api/contacts.api.server.ts';
import { dealsApi } from './api/deals.api.server.ts';
import { exportedCompanies } from './companies/admin/exported-companies.server.ts';
import { companiesList } from './companies/companies.list.server.ts';
import { exportedContacts } from './contacts/admin/exported-contacts.server.ts';
import { contactsList } from './contacts/contacts.list.server.ts';
import { contactPairsList } from './contacts/pairs.list.server.ts';
import { exportedDeals } from './deals/admin/exported-deals.server.ts';
import { dealsList } from './deals/deals.list.server.ts';
import { importJobs } from './imports/import.jobs.server.ts';
import { importRound } from './imports/import-round.server.ts';
import { messageJobs } from './messages/message.jobs.server.ts';
import { crmNoteJobs } from './notes/crm-note.jobs.server.ts';
import { productJobs } from './products/product.jobs.server.ts';
import { resultContactsList } from './results/result-contacts.list.server.ts';
import { resultDealsList } from './results/result-deals.list.server.ts';
import { reminderRound } from './tasks/reminder-round.server.ts';
import { taskJobs } from './tasks/task.jobs.server.ts';
import { tasksList } from './tasks/tasks.list.server.ts';
import { tasksFound } from './tasks/tasks.store.server.ts';
import { templatesList } from './templates/templates.list.server.ts';

export const crm: ServerFeature = {
  api: [contactsApi, companiesApi, dealsApi],
  finds: {
    contact: 'public.find_contacts',
    company: 'public.find_companies',
    deal: 'public.find_deals',
  },
  exports: [
    listExport({ list: 'contacts', file: 'contactsExport' }, 'nav.contacts', exportedContacts),
    listExport({ list: 'companies', file: 'companiesExport' }, 'nav.companies', exportedCompanies),
    listExport({ list: 'dealsList', file: 'dealsExport' }, 'nav.deals', exportedDeals),
  ],
  jobs: { ...taskJobs, ...messageJobs, ...importJobs, ...productJobs, ...crmNoteJobs },
  rounds: [reminderRound, importRound],
  lists: [
    viewedList({
      name: 'tasks',
      screen: 'tasks',
      resource: 'crm',
      list: tasksList,
      count: byQuery((tx, filter) => tasksFound(tx, filter, MOST_COUNTED)),
    }),
    viewedList({ name: 'contacts', screen: 'contacts', resource: 'crm', list: contactsList }),
    viewedList({
      name: 'contact-pairs',
      screen: 'contactPairs',
      resource: 'crm',
      list: contactPairsList,
    }),
    viewedList({ name: 'companies', screen: 'companies', resource: 'crm', list: companiesList }),
    viewedList({ name: 'deals', screen: 'dealsList', resource: 'crm', list: dealsList }),
    viewedList({
      name: 'result-deals',
      screen: 'resultDeals',
      resource: 'crm',
      list: resultDealsList,
    }),
    viewedList({
      name: 'result-contacts',
      screen: 'resultContacts',
      resource: 'crm',
      list: resultContactsList,
    }),
    viewedList({ name: 'templates', screen: 'templates', resource: 'crm', list: templatesList }),
  ],
};
