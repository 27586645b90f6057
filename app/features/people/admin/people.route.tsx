import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { peopleList } from '../people.list.server.ts';
import { grantableBy, lockedFor } from '../people.policy.ts';
import { listPeople, readGrants } from '../people.store.server.ts';
import { readRoleKeys } from '../roles/roles.store.server.ts';
import { mayReadOwners, readNewOwners, readOwned } from '../transfer.store.server.ts';
import type { Route } from './+types/people.route';
import styles from './people.css?url';
import { PeopleList } from './people-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(peopleList, new URL(request.url).searchParams);
  const { current, user } = requireUser(request, context);
  const { found, owned, newOwners, ...rules } = await asPerson(user, async (tx) => {
    const people = await listPeople(tx, query);
    const staff = people.filter(({ role }) => role !== null).map(({ id }) => id);
    return {
      found: people,
      roles: await readRoleKeys(tx),
      grants: await readGrants(tx),
      owned: await readOwned(tx, staff),
      newOwners: mayReadOwners(current.permissions) ? await readNewOwners(tx) : [],
    };
  });
  const { rows, page } = query.page(found);
  const roles = grantableBy(current, rules);
  return {
    head: adminHead(request, 'nav.people'),
    page,
    people: rows.map((row) => ({
      ...row,
      owned: owned.get(row.id),
      locked: lockedFor(current, { ...row, highest: row.role }, roles),
    })),
    roles,
    everyRole: rules.roles,
    newOwners,
  };
}

export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  return <PeopleList {...loaderData} />;
}
