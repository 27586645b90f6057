import { requirePermission } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import { adminHead } from '../admin-head.server.ts';
import { ConfirmExport } from '../exports/confirm-export.tsx';
import { exportSize } from '../exports/export-answer.server.ts';
import type { Route } from './+types/leads-export-confirm.route';
import { exportedLeads } from './exported-leads.server.ts';

export const middleware = [requirePermission('crm', 'approve')];

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.leads'),
    total: await exportSize(asked, exportedLeads),
  };
}

export default function ConfirmLeadsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('leads')} total={loaderData.total} />;
}
