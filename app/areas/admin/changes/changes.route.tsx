import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ChangeList } from '#app/audit/admin/change-list.tsx';
import { listChangeSets } from '#app/audit/setting-changes.store.server.ts';
import {
  cutPage,
  type ListPage,
  type Sort,
  sortIn,
} from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/changes.route';
import { changeFilterIn } from './change-filter.ts';

const PAGE = 50;
const USUAL: Sort<'at'> = { by: 'at', descending: true };

export const middleware = [requirePermission('settings', 'read')];

const place = z.object({ after: z.uuid().optional().catch(undefined) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = changeFilterIn(searchParams);
  const sort = sortIn(searchParams, ['at'], USUAL);
  const { after } = place.parse(Object.fromEntries(searchParams));
  const { asker } = askerOf(request, context);
  const sets = await asPerson(asker, (tx) =>
    listChangeSets(tx, filter, { descending: sort.descending, after, limit: PAGE + 1 }),
  );
  const { rows, next } = cutPage(sets, PAGE);
  const page: ListPage = { filter, sort, usualSort: USUAL, after: after ?? null, next };
  return { head: adminHead(request, 'nav.changes'), page, sets: rows };
}

export default function ChangesRoute({ loaderData }: Route.ComponentProps) {
  return <ChangeList page={loaderData.page} sets={loaderData.sets} />;
}
