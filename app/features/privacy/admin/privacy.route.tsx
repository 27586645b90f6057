import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import type { Route } from './+types/privacy.route';
import { RequestList } from './request-list.tsx';
import { requestsList } from './requests.list.server.ts';
import { listRequests } from './staff-privacy.store.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(requestsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { rows, page } = query.page(await asPerson(user, (tx) => listRequests(tx, query)));
  const now = new Date().toISOString();
  return { head: adminHead(request, 'nav.privacy'), page, requests: rows, now };
}

export default function PrivacyRequests({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  return <RequestList title={t('nav.privacy')} {...loaderData} />;
}
