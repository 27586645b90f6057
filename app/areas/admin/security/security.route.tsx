import { z } from 'zod';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import styles from '#app/features/people/admin/people.css?url';
import { SecurityEvents } from '#app/features/people/admin/security-events.tsx';
import { askerOf } from '#app/features/people/asker.server.ts';
import {
  listEventTypes,
  listSecurityEvents,
} from '#app/features/people/security-events.store.server.ts';
import { eventFilterOf } from '#app/features/people/security-events.ts';
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
  const { asker } = askerOf(request, context);
  const { events, types } = await asPerson(asker, async (tx) => ({
    events: await listSecurityEvents(tx, filter, { after, limit: PAGE + 1 }),
    types: await listEventTypes(tx),
  }));
  return {
    head: adminHead(request, 'nav.security'),
    filter,
    types,
    after: after ?? null,
    events: events.slice(0, PAGE),
    next: events.length > PAGE ? (events[PAGE - 1]?.id ?? null) : null,
  };
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityEvents {...loaderData} />;
}
