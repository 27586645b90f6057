import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ROLES } from '#app/access/permissions.ts';
import styles from '#app/features/people/admin/people.css?url';
import { PeopleList } from '#app/features/people/admin/people-list.tsx';
import { listPeople } from '#app/features/people/people.store.server.ts';
import { PEOPLE_SORTS, PERSON_STATES, USUAL_PEOPLE_SORT } from '#app/features/people/people.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
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
});
const place = z.object({ after: z.uuid().optional().catch(undefined) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(searchParams);
  const filter = filters.parse(asked);
  const { after } = place.parse(asked);
  const sort = sortIn(searchParams, PEOPLE_SORTS, USUAL_PEOPLE_SORT);
  const { current, asker } = askerOf(request, context);
  const people = await asPerson(asker, (tx) =>
    listPeople(tx, filter, { sort, after, limit: PAGE + 1 }),
  );
  const { rows, next } = cutPage(people, PAGE);
  const page: ListPage = { filter, sort, usualSort: USUAL_PEOPLE_SORT, after: after ?? null, next };
  return {
    head: adminHead(request, 'nav.people'),
    page,
    people: rows,
    mayInvite: current.permissions.has('users:manage'),
  };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return <PeopleList {...loaderData} />;
}
