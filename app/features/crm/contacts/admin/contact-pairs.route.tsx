import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { contactPairsList } from '../pairs.list.server.ts';
import { countPairs, listPairs } from '../pairs.store.server.ts';
import type { Route } from './+types/contact-pairs.route';
import styles from './contacts.css?url';
import { PairList } from './pair-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const {
    open: _,
    listed,
    cut: __,
    ...part
  } = listAsked(contactPairsList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const { pairs, total } = await asPerson(asker, async (tx) => ({
    pairs: await listPairs(tx, part),
    total: await countPairs(tx, part.filter),
  }));
  const { rows, page } = listed(pairs, total);
  return { head: adminHead(request, 'contacts:pairs.title'), page, pairs: rows };
}

/** Duplicate candidates. */
export default function ContactPairs({ loaderData }: Route.ComponentProps) {
  return <PairList page={loaderData.page} pairs={loaderData.pairs} />;
}
