import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { ACTIONS, RESOURCES } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { smtpUrl } from '#app/platform/mail/mail-servers.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type AccessReply, personAction } from '../commands/access-actions.server.ts';
import { explain, grantableBy, lockedFor } from '../people.policy.ts';
import {
  permissionsOfPerson,
  readDemands,
  readGrants,
  readPerson,
} from '../people.store.server.ts';
import { readGrantReach } from '../role-products.store.server.ts';
import { readRoleKeys } from '../roles/roles.store.server.ts';
import { mayReadOwners, readNewOwners, readOwned } from '../transfer.store.server.ts';

import type { Route } from './+types/person.route';
import styles from './people.css?url';
import { PersonPage } from './person-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const wanted = z.object({ resource: z.enum(RESOURCES), action: z.enum(ACTIONS) });

/** The cell of `?why=crm:read`, if the address names one. */
function wantedIn(request: Request) {
  const [resource, action] = (new URL(request.url).searchParams.get('why') ?? '').split(':');
  return wanted.safeParse({ resource, action }).data;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const id = uuidParam(params.personId);
  const found = await asPerson(user, async (tx) => {
    const person = await readPerson(tx, id);
    if (!person) return undefined;
    return {
      person,
      allowed: await permissionsOfPerson(tx, person.id),
      roles: await readRoleKeys(tx),
      grants: new Set(await readGrants(tx)),
      demanding: await readDemands(tx),
      reach: await readGrantReach(tx, current.userId),
      owned: (await readOwned(tx, [person.id])).get(person.id),
      newOwners: mayReadOwners(current.permissions) ? await readNewOwners(tx) : [],
    };
  });
  if (!found) throw notFound();
  const { person, allowed, reach, owned, newOwners, ...rules } = found;
  const cell = wantedIn(request);
  const roles = grantableBy(current, rules);
  return {
    head: adminHead(request, 'nav.people'),
    person,
    allowed,
    why: cell && { ...cell, ...explain(person, rules, cell, new Date()) },
    roles,
    reach,
    owned,
    newOwners: newOwners.filter(({ id }) => id !== person.id),
    invited: new URL(request.url).searchParams.has('invited'),
    mailStays: !smtpUrl(),
    locked: lockedFor(current, person, roles),
    now: new Date().toISOString(),
  };
}

export const action = personAction;

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<AccessReply>(actionData);
  return <PersonPage {...loaderData} reply={reply} />;
}
