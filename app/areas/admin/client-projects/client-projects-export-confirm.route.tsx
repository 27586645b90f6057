import { requirePermission } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import { adminHead } from '../admin-head.server.ts';
import { ConfirmExport } from '../exports/confirm-export.tsx';
import { exportSize } from '../exports/export-answer.server.ts';
import type { Route } from './+types/client-projects-export-confirm.route';
import { exportedProjects } from './exported-projects.server.ts';

export const middleware = [requirePermission('projects', 'approve')];

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.clientProjects'),
    total: await exportSize(asked, exportedProjects),
  };
}

export default function ConfirmProjectsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('clientProjects')} total={loaderData.total} />;
}
