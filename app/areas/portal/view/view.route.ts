import { redirect } from 'react-router';
import { z } from 'zod';
import { beginView } from '#app/access/client-view.server.ts';
import {
  asPerson,
  requirePermission,
  requireSession,
  requireStaff,
} from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { beginClientView } from '#app/features/projects/members.store.server.ts';
import { portalPath, portalPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import type { Route } from './+types/view.route';

export const middleware = [requireSession, requireStaff, requirePermission('projects', 'read')];

const posted = z.object({ project: z.uuid() });

/** Only a post begins a view; a GET is redirected. */
export const loader = () => redirect(portalPaths.overview, 303);

/** Staff begin to view the portal as the client of a project; the project's history records it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { current, user } = requireUser(request, context);
  const { data } = posted.safeParse(await postedTexts(request));
  const organization = data && (await asPerson(user, (tx) => beginClientView(tx, data.project)));
  if (!organization) throw new Response(null, { status: 404 });
  return redirect(portalPath('project', { id: data.project }), {
    status: 303,
    headers: { 'set-cookie': beginView(current.userId, organization, new Date()) },
  });
}
