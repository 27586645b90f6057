import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { LeadList } from '#app/features/qualification/admin/lead-list.tsx';
import { listLeads } from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/leads.route';
import { filterOf, queryOf } from './leads-filter.ts';

const PAGE = 50;

export const middleware = [requirePermission('crm', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request);
  const { asker } = askerOf(request, context);
  const leads = await asPerson(asker, (tx) => listLeads(tx, { ...filter, limit: PAGE + 1 }));
  return {
    head: adminHead(request, 'nav.leads'),
    filter,
    leads: leads.slice(0, PAGE),
    next: leads.length > PAGE ? (leads[PAGE - 1]?.id ?? null) : null,
  };
}

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { filter, leads, next } = loaderData;
  return <LeadList filter={filter} leads={leads} next={next} queryOf={queryOf} />;
}
