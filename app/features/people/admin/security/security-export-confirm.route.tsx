import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/security-export-confirm.route';
import { exportedEvents } from './exported-events.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.security'),
    total: await exportSize(asked, exportedEvents),
  };
}

export default function ConfirmSecurityExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('security')} total={loaderData.total} />;
}
