import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ChangeList } from '#app/audit/admin/change-list.tsx';
import { settingChangesList } from '#app/audit/setting-changes.list.server.ts';
import { listChangeSets } from '#app/audit/setting-changes.store.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/changes.route';

export const middleware = [requirePermission('settings', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(settingChangesList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const sets = await asPerson(asker, (tx) => listChangeSets(tx, part));
  return { head: adminHead(request, 'nav.changes'), ...listed(sets) };
}

export default function ChangesRoute({ loaderData }: Route.ComponentProps) {
  return <ChangeList page={loaderData.page} sets={loaderData.rows} />;
}
