import { asPerson } from '#app/access/guard.server.ts';
import { ROLES } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type AccessReply, roleAction } from '../commands/access-actions.server.ts';
import { readDemands, readGrants } from '../people.store.server.ts';
import { mayPreview } from '../preview.server.ts';
import { readHolders, readOwnRoles } from '../roles/roles.store.server.ts';
import type { Route } from './+types/roles.route';
import styles from './people.css?url';
import { RolesPage } from './roles-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const { own, holders, ...rules } = await asPerson(user, async (tx) => ({
    grants: await readGrants(tx),
    demanding: await readDemands(tx),
    own: await readOwnRoles(tx),
    holders: await readHolders(tx),
  }));
  const present = own.filter(({ deleted }) => !deleted);
  const roles = [...ROLES, ...present.map(({ key }) => key)];
  return {
    head: adminHead(request, 'nav.roles'),
    ...rules,
    roles,
    own: present.map((role) => ({ ...role, holders: holders.get(role.key) ?? [] })),
    mayEdit: current.role === 'superadmin',
    previews: roles.filter((role) => role !== current.role && mayPreview(current, role)),
  };
}

export const action = roleAction;

export default function RolesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<AccessReply>(actionData);
  return <RolesPage {...loaderData} reply={reply} />;
}
