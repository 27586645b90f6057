import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import {
  countLeads,
  listLeads,
} from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { LEAD_SORTS, USUAL_LEAD_SORT } from '#app/features/qualification/admin/staff-leads.ts';
import { sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { csvAnswer } from '../csv-answer.server.ts';
import type { Route } from './+types/leads-export.route';
import { leadFilterIn } from './leads-filter.ts';

export const middleware = [requirePermission('crm', 'read')];

/** The filtered list as a file. Read as the person who asks, and itself put on record. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const { searchParams } = new URL(request.url);
  const filter = leadFilterIn(searchParams);
  const sort = sortIn(searchParams, LEAD_SORTS, USUAL_LEAD_SORT);
  const total = await asPerson(asker, (tx) => countLeads(tx, filter));
  await logSecurityEvent({
    type: 'leads_exported',
    userId: asker.userId,
    address: asker.address ?? '',
    agent: asker.agent ?? '',
    details: { filter: JSON.stringify(filter) },
  });
  return csvAnswer({
    name: 'leads',
    total,
    page: (after, limit) => asPerson(asker, (tx) => listLeads(tx, filter, { sort, after, limit })),
  });
}
