import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import styles from '#app/features/content/admin/content.css?url';
import {
  CONTENT_SORTS,
  CONTENT_STATES,
  contentRows,
  USUAL_CONTENT_SORT,
} from '#app/features/content/admin/content-list.ts';
import { ContentTable } from '#app/features/content/admin/content-table.tsx';
import { CONTENT_KINDS } from '#app/features/content/overrides/content-door.ts';
import { listOverrides } from '#app/features/content/overrides/overrides.store.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/content.route';

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const PAGE = 25;

/** What makes no sense in the address counts as not given. */
const filters = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  kind: z.enum(CONTENT_KINDS).optional().catch(undefined),
  state: z.enum(CONTENT_STATES).optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = filters.parse(Object.fromEntries(searchParams));
  const sort = sortIn(searchParams, CONTENT_SORTS, USUAL_CONTENT_SORT);
  const { asker } = askerOf(request, context);
  const written = await asPerson(asker, listOverrides);
  const all = contentRows(written, filter, sort, preferredLocale(request));
  const after = searchParams.get('after');
  // A row that is no longer in the list begins it anew.
  const from = all.findIndex(({ id }) => id === after) + 1;
  const rows = all.slice(from, from + PAGE);
  const next = all.length > from + PAGE ? (rows.at(-1)?.id ?? null) : null;
  const page: ListPage = {
    filter,
    sort,
    usualSort: USUAL_CONTENT_SORT,
    after: from > 0 ? after : null,
    next,
  };
  return { head: adminHead(request, 'nav.content'), page, rows };
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <ContentTable {...loaderData} />;
}
