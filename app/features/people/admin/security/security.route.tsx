import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { securityEventsList } from '#app/features/people/security-events.list.server.ts';
import {
  listEventTypes,
  listSecurityEvents,
  readSecurityEvent,
} from '#app/features/people/security-events.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import styles from '../people.css?url';
import { SecurityEvents } from '../security-events.tsx';
import type { Route } from './+types/security.route';
import { namerIn } from './namer.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(securityEventsList, searchParams);
  const { user } = requireUser(request, context);
  const { events, types, event } = await asPerson(user, async (tx) => ({
    events: await listSecurityEvents(tx, query),
    types: await listEventTypes(tx),
    event: query.open ? await readSecurityEvent(tx, query.open) : undefined,
  }));
  const { rows, page } = query.page(events);
  return { head: adminHead(request, 'nav.security'), page, types, events: rows, open: event };
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  return <SecurityEvents {...loaderData} namer={namerIn(t)} />;
}
