import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { resultContactsList } from '../result-contacts.list.server.ts';
import { countContactsBehind, listContactsBehind } from '../rows-behind.store.server.ts';
import type { Route } from './+types/result-contacts.route';
import { ResultContactsList } from './result-contacts-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(resultContactsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { contacts, total } = await asPerson(user, async (tx) => ({
    contacts: await listContactsBehind(tx, query),
    total: await countContactsBehind(tx, query.filter),
  }));
  const { rows, page } = query.page(contacts, total);
  return { head: adminHead(request, 'results:behind.contacts'), page, contacts: rows };
}

/** The contacts that the figures count as leads. */
export default function ResultContactsPage({ loaderData }: Route.ComponentProps) {
  return <ResultContactsList {...loaderData} />;
}
