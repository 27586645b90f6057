import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { readLostReasons } from '../../close-reasons/reasons.store.server.ts';
import { resultDealsList } from '../result-deals.list.server.ts';
import { countDealsBehind, listDealsBehind } from '../rows-behind.store.server.ts';
import type { Route } from './+types/result-deals.route';
import { ResultDealsList } from './result-deals-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(resultDealsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { deals, counted, reasons } = await asPerson(user, async (tx) => ({
    deals: await listDealsBehind(tx, query),
    counted: await countDealsBehind(tx, query.filter),
    reasons: await readLostReasons(tx),
  }));
  const { rows, page } = query.page(deals, counted.deals);
  return {
    head: adminHead(request, 'results:behind.deals'),
    page,
    deals: rows,
    value: counted.value,
    reasons,
  };
}

/** The deals that a figure of the results counts. */
export default function ResultDealsPage({ loaderData }: Route.ComponentProps) {
  return <ResultDealsList {...loaderData} />;
}
