import { requirePermission } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import { adminHead } from '../admin-head.server.ts';
import { ConfirmExport } from '../exports/confirm-export.tsx';
import { exportSize } from '../exports/export-answer.server.ts';
import type { Route } from './+types/deals-export-confirm.route';
import { exportedDeals } from './exported-deals.server.ts';

export const middleware = [requirePermission('crm', 'approve')];

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.deals'),
    total: await exportSize(asked, exportedDeals),
  };
}

export default function ConfirmDealsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('dealsList')} total={loaderData.total} />;
}
