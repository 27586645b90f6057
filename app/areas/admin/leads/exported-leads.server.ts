import { leadsList } from '#app/features/qualification/admin/leads.list.server.ts';
import {
  countLeads,
  type ExportedLead,
  exportLeads,
} from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import type { ExportedList } from '../exports/export-answer.server.ts';

/** The filtered list of leads, in the order of its address. */
export function exportedLeads(search: URLSearchParams): ExportedList<ExportedLead> {
  const { filter, sort } = listAsked(leadsList, search);
  return {
    what: 'leads',
    fileName: 'leads',
    filter,
    count: (tx) => countLeads(tx, filter),
    page: (tx, part) => exportLeads(tx, { filter, sort, ...part }),
    cells: (lead) => lead,
  };
}
