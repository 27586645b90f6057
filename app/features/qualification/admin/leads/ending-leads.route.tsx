import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { endingLeadsList } from '../ending-leads.list.server.ts';
import { listEndingLeads } from '../ending-leads.store.server.ts';
import { EndingList } from '../ending-list.tsx';
import type { Route } from './+types/ending-leads.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, after, limit } = listAsked(endingLeadsList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const found = await asPerson(asker, (tx) => listEndingLeads(tx, { after, limit }));
  const { rows, page } = listed(found);
  return { head: adminHead(request, 'leads:ending.title'), page, ending: rows };
}

/** The people whose data the privacy policy erases next. */
export default function EndingLeadsPage({ loaderData }: Route.ComponentProps) {
  return <EndingList {...loaderData} />;
}
