import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/invoices-export-confirm.route';
import { exportedInvoices } from './exported-invoices.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.invoices'),
    total: await exportSize(asked, exportedInvoices),
  };
}

export default function ConfirmInvoicesExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('invoices')} total={loaderData.total} />;
}
