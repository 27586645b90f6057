import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import styles from '#app/features/people/admin/people.css?url';
import { SecurityEvents } from '#app/features/people/admin/security-events.tsx';
import {
  listEventTypes,
  listSecurityEvents,
} from '#app/features/people/security-events.store.server.ts';
import {
  EVENT_SORTS,
  eventFilterOf,
  USUAL_EVENT_SORT,
} from '#app/features/people/security-events.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/security.route';

export const middleware = [requirePermission('users', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const PAGE = 50;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = eventFilterOf(searchParams);
  const after = z
    .uuid()
    .optional()
    .catch(undefined)
    .parse(searchParams.get('after') ?? undefined);
  const sort = sortIn(searchParams, EVENT_SORTS, USUAL_EVENT_SORT);
  const { asker } = askerOf(request, context);
  const { events, types } = await asPerson(asker, async (tx) => ({
    events: await listSecurityEvents(tx, filter, { sort, after, limit: PAGE + 1 }),
    types: await listEventTypes(tx),
  }));
  const { rows, next } = cutPage(events, PAGE);
  const page: ListPage = { filter, sort, usualSort: USUAL_EVENT_SORT, after: after ?? null, next };
  return { head: adminHead(request, 'nav.security'), page, types, events: rows };
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityEvents {...loaderData} />;
}
