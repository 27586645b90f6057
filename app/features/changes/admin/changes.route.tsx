import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ChangeList } from '#app/audit/admin/change-list.tsx';
import styles from '#app/audit/admin/changes.css?url';
import { settingChangesList } from '#app/audit/setting-changes.list.server.ts';
import { listChangeSets, readChangeSetWith } from '#app/audit/setting-changes.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import type { Route } from './+types/changes.route';
import { ChangePanel } from './change-panel.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(settingChangesList, searchParams);
  const { user } = requireUser(request, context);
  const { sets, change } = await asPerson(user, async (tx) => ({
    sets: await listChangeSets(tx, query),
    change: query.open ? await readChangeSetWith(tx, query.open) : undefined,
  }));
  return {
    head: adminHead(request, 'nav.changes'),
    ...query.page(sets),
    change,
  };
}

export default function ChangesRoute({ loaderData }: Route.ComponentProps) {
  const { page, rows, change } = loaderData;
  return (
    <ChangeList
      page={page}
      sets={rows}
      openId={change?.id}
      panel={change && <ChangePanel page={page} rows={rows} open={change} />}
    />
  );
}
