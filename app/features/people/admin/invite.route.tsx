import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type AccessReply, inviteAction } from '../commands/access-actions.server.ts';
import { grantableBy } from '../people.policy.ts';
import { readGrants } from '../people.store.server.ts';
import { readGrantReach } from '../role-products.store.server.ts';
import { readRoleKeys } from '../roles/roles.store.server.ts';
import type { Route } from './+types/invite.route';
import { InviteForm } from './invite-form.tsx';
import styles from './people.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const { reach, ...rules } = await asPerson(user, async (tx) => ({
    reach: await readGrantReach(tx, current.userId),
    roles: await readRoleKeys(tx),
    grants: await readGrants(tx),
  }));
  return { head: adminHead(request, 'nav.people'), roles: grantableBy(current, rules), reach };
}

export const action = inviteAction;

export default function InvitePage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<AccessReply>(actionData);
  return <InviteForm roles={loaderData.roles} reach={loaderData.reach} reply={reply} />;
}
