import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { readCards, readPastCards } from '#app/features/crm/deals/board.store.server.ts';
import { dealsList } from '#app/features/crm/deals/deals.list.server.ts';
import { MORE_CARDS } from '#app/features/crm/deals/deals.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { pastDay } from '../deals-given.server.ts';
import type { Route } from './+types/deals-cards.route';

const stay = z.string().regex(/^\d{1,18}$/);

/** The next cards of a column, for an open board. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { filter, after } = parseListQuery(dealsList, search);
  const { pipeline = '' } = filter;
  const [stage] = splitValues(filter.stage);
  const day = pastDay(search);
  const span = stay.safeParse(search.get('after')).data;
  if (!stage || !(day ? span : after)) throw notFound();
  const { user } = requireUser(request, context);
  const part = { stage, limit: MORE_CARDS };
  const cards = await asPerson(
    user,
    (tx): Promise<readonly object[]> =>
      day
        ? readPastCards(tx, { ...part, after: span }, { pipeline, day })
        : readCards(tx, { ...part, after }, filter),
  );
  return Response.json({ cards }, { headers: { 'cache-control': 'no-store' } });
}
