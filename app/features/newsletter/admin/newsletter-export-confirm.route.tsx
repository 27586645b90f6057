import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/newsletter-export-confirm.route';
import { exportedSubscriptions } from './exported-subscriptions.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.newsletter'),
    total: await exportSize(asked, exportedSubscriptions),
  };
}

export default function ConfirmNewsletterExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('newsletter')} total={loaderData.total} />;
}
