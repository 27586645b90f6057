import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { contactPairsList } from '../pairs.list.server.ts';
import { countPairs, listPairs } from '../pairs.store.server.ts';
import type { Route } from './+types/contact-pairs.route';
import styles from './contacts.css?url';
import { PairList } from './pair-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(contactPairsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { pairs, total } = await asPerson(user, async (tx) => ({
    pairs: await listPairs(tx, query),
    total: await countPairs(tx, query.filter),
  }));
  const { rows, page } = query.page(pairs, total);
  return { head: adminHead(request, 'contacts:pairs.title'), page, pairs: rows };
}

/** Duplicate candidates. */
export default function ContactPairs({ loaderData }: Route.ComponentProps) {
  return <PairList page={loaderData.page} pairs={loaderData.pairs} />;
}
