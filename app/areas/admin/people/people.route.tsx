import { z } from 'zod';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ROLES } from '#app/access/permissions.ts';
import styles from '#app/features/people/admin/people.css?url';
import { PeopleList } from '#app/features/people/admin/people-list.tsx';
import { askerOf } from '#app/features/people/asker.server.ts';
import { listPeople } from '#app/features/people/people.store.server.ts';
import { PERSON_STATES } from '#app/features/people/people.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/people.route';

export const middleware = [requirePermission('users', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const PAGE = 50;

/** What makes no sense in the address counts as not given. */
const filters = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  role: z
    .enum([...ROLES, 'staff', 'none'])
    .optional()
    .catch(undefined),
  state: z.enum(PERSON_STATES).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { current, asker } = askerOf(request, context);
  const people = await asPerson(asker, (tx) => listPeople(tx, { ...filter, limit: PAGE + 1 }));
  return {
    head: adminHead(request, 'nav.people'),
    filter,
    people: people.slice(0, PAGE),
    next: people.length > PAGE ? (people[PAGE - 1]?.id ?? null) : null,
    mayInvite: current.permissions.has('users:manage'),
  };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return <PeopleList {...loaderData} />;
}
