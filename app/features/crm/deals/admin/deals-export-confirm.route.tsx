import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/deals-export-confirm.route';
import { exportedDeals } from './exported-deals.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.deals'),
    total: await exportSize(asked, exportedDeals),
  };
}

export default function ConfirmDealsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('dealsList')} total={loaderData.total} />;
}
