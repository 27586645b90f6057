import { useTranslation } from 'react-i18next';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { RequestList } from '#app/features/privacy/admin/request-list.tsx';
import { requestsList } from '#app/features/privacy/admin/requests.list.server.ts';
import { listRequests } from '#app/features/privacy/admin/staff-privacy.store.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/privacy.route';

export const middleware = [requirePermission('users', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(requestsList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const { rows, page } = listed(await asPerson(asker, (tx) => listRequests(tx, part)));
  const now = new Date().toISOString();
  return { head: adminHead(request, 'nav.privacy'), page, requests: rows, now };
}

export default function PrivacyRequests({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  return <RequestList title={t('nav.privacy')} {...loaderData} />;
}
