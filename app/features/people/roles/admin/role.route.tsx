import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import styles from '../../admin/people.css?url';
import { type AccessReply, ownRoleAction } from '../../commands/access-actions.server.ts';
import { readHolders, readOwnRoles, readPermissionsOf } from '../roles.store.server.ts';
import { isPreset, PRESETS } from '../roles.ts';
import type { Route } from './+types/role.route';
import { RolePage } from './role-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params: { roleKey } }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const head = adminHead(request, 'nav.roles');
  const mayEdit = current.role === 'superadmin';
  if (roleKey === 'new') {
    if (!mayEdit) throw notFound();
    const from = query.get('from');
    const preset = isPreset(from) ? from : null;
    const permissions = preset ? PRESETS[preset] : [];
    return { head, mayEdit, role: null, preset, permissions, holders: [], made: false };
  }
  const found = await asPerson(user, async (tx) => {
    const roles = await readOwnRoles(tx);
    const role = roles.find(({ key, deleted }) => key === roleKey && !deleted);
    if (!role) return undefined;
    return {
      role,
      permissions: await readPermissionsOf(tx, role.key),
      holders: (await readHolders(tx)).get(role.key) ?? [],
    };
  });
  if (!found) throw notFound();
  return { head, mayEdit, preset: null, made: query.has('made'), ...found };
}

export const action = ownRoleAction;

export default function RoleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<AccessReply>(actionData);
  return <RolePage {...loaderData} reply={reply} />;
}
