import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ROLES } from '#app/access/permissions.ts';
import styles from '#app/features/people/admin/people.css?url';
import { RolesPage } from '#app/features/people/admin/roles-page.tsx';
import { askerOf } from '#app/features/people/asker.server.ts';
import {
  doneReply,
  mistakenReply,
  refusedReply,
} from '#app/features/people/change-reply.server.ts';
import { changeMatrix } from '#app/features/people/people.changes.server.ts';
import { matrixChange, mistakesOf } from '#app/features/people/people.schema.ts';
import { readGrants } from '#app/features/people/people.store.server.ts';
import { mayPreview } from '#app/features/people/preview.server.ts';
import { postedTexts } from '#app/platform/posted-form.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/roles.route';

export const middleware = [requirePermission('users', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, asker } = askerOf(request, context);
  return {
    head: adminHead(request, 'nav.roles'),
    grants: await asPerson(asker, readGrants),
    mayEdit: current.role === 'superadmin',
    previews: ROLES.filter((role) => role !== current.role && mayPreview(current, role)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker } = askerOf(request, context);
  const parsed = matrixChange.safeParse(await postedTexts(request));
  if (!parsed.success) return mistakenReply(mistakesOf(parsed.error));
  const changed = await changeMatrix(asker, parsed.data);
  return changed.kind === 'refused' ? refusedReply(changed.refusal) : doneReply('matrix');
}

export default function RolesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RolesPage {...loaderData} reply={actionData} />;
}
