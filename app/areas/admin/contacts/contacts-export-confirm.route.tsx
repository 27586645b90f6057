import { requirePermission } from '#app/access/guard.server.ts';
import { adminPath } from '#app/paths.ts';
import { adminHead } from '../admin-head.server.ts';
import { ConfirmExport } from '../exports/confirm-export.tsx';
import { exportSize } from '../exports/export-answer.server.ts';
import type { Route } from './+types/contacts-export-confirm.route';
import { exportedContacts } from './exported-contacts.server.ts';

export const middleware = [requirePermission('crm', 'approve')];

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.contacts'),
    total: await exportSize(asked, exportedContacts),
  };
}

export default function ConfirmContactsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('contacts')} total={loaderData.total} />;
}
