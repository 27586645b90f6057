import {
  countLeads,
  type ExportedLead,
  exportLeads,
} from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { LEAD_SORTS, USUAL_LEAD_SORT } from '#app/features/qualification/admin/staff-leads.ts';
import { sortIn } from '#app/ui/admin/data-table/list-address.ts';
import type { ExportedList } from '../exports/export-answer.server.ts';
import { leadFilterIn } from './leads-filter.ts';

/** The filtered list of leads, in the order of its address. */
export function exportedLeads(search: URLSearchParams): ExportedList<ExportedLead> {
  const filter = leadFilterIn(search);
  const sort = sortIn(search, LEAD_SORTS, USUAL_LEAD_SORT);
  return {
    what: 'leads',
    fileName: 'leads',
    filter,
    count: (tx) => countLeads(tx, filter),
    page: (tx, part) => exportLeads(tx, filter, { sort, ...part }),
    cells: (lead) => lead,
  };
}
