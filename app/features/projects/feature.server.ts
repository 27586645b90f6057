import { listExport } from '#app/areas/admin/exports/list-exports.server.ts';
import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { exportedProjects } from './admin/client-projects/exported-projects.server.ts';
import { portfolioList } from './admin/portfolio/portfolio.list.server.ts';
import { invoicesList } from './admin/staff-invoices/invoices.list.server.ts';
import { invoicesApi } from './api/invoices.api.server.ts';
import { projectsApi } from './api/projects.api.server.ts';
import { exportedInvoices } from './invoices/admin/exported-invoices.server.ts';
import { invoiceJobs } from './invoices/invoice.jobs.server.ts';
import { invoiceRound } from './invoices/invoice-round.server.ts';
import { projectNoteJobs } from './notes/project-note.jobs.server.ts';
import { projectJobs } from './project.jobs.server.ts';

export const projects: ServerFeature = {
  api: [projectsApi, invoicesApi],
  finds: { project: 'public.find_projects', invoice: 'public.find_invoices' },
  exports: [
    listExport(
      { list: 'clientProjects', file: 'clientProjectsExport' },
      'nav.clientProjects',
      exportedProjects,
    ),
    listExport({ list: 'invoices', file: 'invoicesExport' }, 'nav.invoices', exportedInvoices),
  ],
  jobs: { ...projectJobs, ...projectNoteJobs, ...invoiceJobs },
  rounds: [invoiceRound],
  lists: [
    viewedList({
      name: 'projects',
      screen: 'clientProjects',
      resource: 'projects',
      list: portfolioList,
    }),
    viewedList({ name: 'invoices', screen: 'invoices', resource: 'financial', list: invoicesList }),
  ],
};
