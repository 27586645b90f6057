import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/leads-export-confirm.route';
import { exportedLeads } from './exported-leads.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.leads'),
    total: await exportSize(asked, exportedLeads),
  };
}

export default function ConfirmLeadsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('leads')} total={loaderData.total} />;
}
