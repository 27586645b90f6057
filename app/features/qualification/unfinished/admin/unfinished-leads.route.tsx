import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import type { Route } from './+types/unfinished-leads.route';
import { unfinishedLeadsList } from './unfinished-leads.list.server.ts';
import { listUnfinishedLeads } from './unfinished-leads.store.server.ts';
import { UnfinishedList } from './unfinished-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(unfinishedLeadsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const locale = preferredLocale(request);
  const { rows, page } = query.page(
    await asPerson(user, (tx) => listUnfinishedLeads(tx, query, locale)),
  );
  return { head: adminHead(request, 'leads:unfinished.title'), page, unfinished: rows };
}

export default function UnfinishedLeadsPage({ loaderData }: Route.ComponentProps) {
  return <UnfinishedList {...loaderData} />;
}
