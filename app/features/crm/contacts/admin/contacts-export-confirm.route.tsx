import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ConfirmExport } from '#app/areas/admin/exports/confirm-export.tsx';
import { exportSize } from '#app/areas/admin/exports/export-answer.server.ts';
import { adminPath } from '#app/paths.ts';
import type { Route } from './+types/contacts-export-confirm.route';
import { exportedContacts } from './exported-contacts.server.ts';

export async function loader(asked: Route.LoaderArgs) {
  return {
    head: adminHead(asked.request, 'nav.contacts'),
    total: await exportSize(asked, exportedContacts),
  };
}

export default function ConfirmContactsExport({ loaderData }: Route.ComponentProps) {
  return <ConfirmExport list={adminPath('contacts')} total={loaderData.total} />;
}
