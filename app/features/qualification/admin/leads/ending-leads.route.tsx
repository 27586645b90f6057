import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { endingLeadsList } from '../ending-leads.list.server.ts';
import { listEndingLeads } from '../ending-leads.store.server.ts';
import { EndingList } from '../ending-list.tsx';
import type { Route } from './+types/ending-leads.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(endingLeadsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const found = await asPerson(user, (tx) => listEndingLeads(tx, query));
  const { rows, page } = query.page(found);
  return { head: adminHead(request, 'leads:ending.title'), page, ending: rows };
}

/** The people whose data the privacy policy erases next. */
export default function EndingLeadsPage({ loaderData }: Route.ComponentProps) {
  return <EndingList {...loaderData} />;
}
