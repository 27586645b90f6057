import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/client-projects-export-confirm.route';
import { exportedProjects } from './exported-projects.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.clientProjects'),
    total: await exportSize(asked, exportedProjects),
  };
}

export default function ConfirmProjectsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('clientProjects')} total={loaderData.total} />;
}
