import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import styles from '#app/features/people/admin/people.css?url';
import { PeopleList } from '#app/features/people/admin/people-list.tsx';
import { peopleList } from '#app/features/people/people.list.server.ts';
import { grantableBy, lockedFor } from '#app/features/people/people.policy.ts';
import { listPeople } from '#app/features/people/people.store.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/people.route';

export const middleware = [requirePermission('users', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(peopleList, new URL(request.url).searchParams);
  const { current, asker } = askerOf(request, context);
  const { rows, page } = listed(await asPerson(asker, (tx) => listPeople(tx, part)));
  return {
    head: adminHead(request, 'nav.people'),
    page,
    people: rows.map((row) => ({
      ...row,
      locked: lockedFor(current, { ...row, highest: row.role }),
    })),
    roles: grantableBy(current.role),
  };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return <PeopleList {...loaderData} />;
}
